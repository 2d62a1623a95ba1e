import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of My Films. */
export const useFilmsPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});
