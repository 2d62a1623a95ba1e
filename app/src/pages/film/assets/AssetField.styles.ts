import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const wide = '@media (min-width: 768px)';

/** Styles of the rows of Manage Assets: columns where there is room, a card below. */
export const useAssetFieldStyles = makeStyles({
  row: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
    [wide]: {
      gridTemplateColumns: '120px minmax(0, 1fr) 180px',
      // Columns have one heading for the eye, above the first row; screen readers meet it in each.
      ':not(:empty) ~ * > & > * > [data-heading]': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  withLive: { [wide]: { gridTemplateColumns: '120px 180px minmax(0, 1fr) 180px' } },
  cell: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  heading: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  picture: {
    width: '100%',
    maxWidth: '240px',
    aspectRatio: '2.4',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  none: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  message: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  problem: { ...typographyStyles.caption1, color: tokens.colorPaletteRedForeground1 },
  status: { display: 'flex' },
});
