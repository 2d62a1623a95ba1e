import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of widgets that show what was chosen beside their control. */
export const useOptionsStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
});
