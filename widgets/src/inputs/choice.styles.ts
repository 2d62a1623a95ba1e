import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of groups of choices. */
export const useChoiceStyles = makeStyles({
  stacked: { display: 'flex', flexDirection: 'column', ...focusRing },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, ...focusRing },
  /** Below the text of its option, which stands beside a box. */
  hint: {
    ...typographyStyles.caption1,
    paddingInlineStart: `calc(16px + 2 * ${tokens.spacingHorizontalS} + ${tokens.spacingHorizontalXS})`,
    paddingBottom: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground3,
  },
});
