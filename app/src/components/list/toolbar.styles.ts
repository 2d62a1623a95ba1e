import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of what stands above the list. */
export const useToolbarStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
  },
  search: {
    flex: '1 1 220px',
    minWidth: 0,
    maxWidth: '400px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media (max-width: 639px)': { maxWidth: 'none' },
    // Paper says what was searched for, and asks for nothing.
    '@media print': { ':has(> :placeholder-shown)': { display: 'none' } },
  },
  /** On a phone below the search, which keeps its refresh beside it. */
  filter: {
    '@media (max-width: 639px)': { order: 1, flexBasis: '100%' },
    '@media (pointer: coarse)': { '& select': { height: '44px' } },
  },
  refresh: { '@media (pointer: coarse)': { minWidth: '44px' } },
  submit: {
    marginLeft: 'auto',
    '@media (max-width: 639px)': { order: -1, flexBasis: '100%', maxWidth: 'none', marginLeft: 0 },
  },
});
