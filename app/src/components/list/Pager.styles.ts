import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of what stands below the list. */
export const usePagerStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    minHeight: '40px',
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  pages: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    marginLeft: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  // Fluent's arrows stay as they are where the page reads from right to left.
  button: { ':dir(rtl)': { scale: '-1 1' }, '@media (pointer: coarse)': { minWidth: '44px' } },
});
