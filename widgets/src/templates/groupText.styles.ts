import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { requiredGroupMark } from '../field/requiredMark.ts';

/** Styles of the texts around a group of fields: its name and its hint. */
export const useGroupTextStyles = makeStyles({
  heading: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalS },
  title: { ...typographyStyles.body1Strong, '&[data-required]::after': requiredGroupMark },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  // In the direction of its own words, where the texts around begin, and in lines of its own.
  line: { display: 'block', textAlign: 'match-parent', whiteSpace: 'pre-line' },
});
