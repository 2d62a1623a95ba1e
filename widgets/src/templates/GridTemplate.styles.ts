import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of rjsf's layout grid. */
export const useGridTemplateStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalL,
  },
  column: { minWidth: 0 },
});
