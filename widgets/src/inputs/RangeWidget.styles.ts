import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of a scale. */
export const useRangeStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    '& > input': { flexGrow: 1, minWidth: 0 },
  },
  value: { ...typographyStyles.body1, minWidth: '4ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
