import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** A text in the direction of its own words, which begins where the texts around do. */
const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;

/** Styles of groups of choices. */
export const useChoiceStyles = makeStyles({
  stacked: { display: 'flex', flexDirection: 'column', ...focusRing },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, ...focusRing },
  /** What is said of the option chosen from a list. */
  said: { ...typographyStyles.caption1, ...ownDirection, color: tokens.colorNeutralForeground3 },
  /** What is said of an option, below its text, which stands beside a box. */
  hint: {
    ...typographyStyles.caption1,
    ...ownDirection,
    paddingInlineStart: `calc(16px + 2 * ${tokens.spacingHorizontalS} + ${tokens.spacingHorizontalXS})`,
    paddingBottom: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
  },
});
