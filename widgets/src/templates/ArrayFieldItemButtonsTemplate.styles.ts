import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the buttons of one row. */
export const useArrayFieldItemButtonsStyles = makeStyles({
  root: { display: 'flex', columnGap: tokens.spacingHorizontalXXS, flexShrink: 0 },
});
