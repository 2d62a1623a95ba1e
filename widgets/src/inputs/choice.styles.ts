import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of groups of choices. */
export const useChoiceStyles = makeStyles({
  stacked: { display: 'flex', flexDirection: 'column', ...focusRing },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, ...focusRing },
});
