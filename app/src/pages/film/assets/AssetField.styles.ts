import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../../../components/spokenOnly.styles.ts';

// By the room of the form, which is a dialog's or beside other parts of a page.
const medium = '@container (min-width: 600px)';
const wide = '@container (min-width: 860px)';

/** Styles of the rows of Manage Assets: columns where there is room, a card below. */
export const useAssetFieldStyles = makeStyles({
  around: {
    containerType: 'inline-size',
    minWidth: 0,
    [medium]: {
      // Columns have one heading for the eye, above the first row; screen readers meet it in each. A film's rows have a
      // cell each, an episode's stand directly below each other.
      '& :not(:empty) ~ * > [data-asset-line] > * > [data-heading]': spokenOnly,
      '& [data-asset-line] ~ [data-asset-line] > * > [data-heading]': spokenOnly,
    },
  },
  // A form in a page has one button at most, which is not the page's own.
  inline: { '& button[type="submit"]': { [medium]: { width: 'auto', alignSelf: 'start' } } },
  row: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
    [medium]: { gridTemplateColumns: '120px minmax(0, 1fr) 180px' },
  },
  withLive: {
    [medium]: { gridTemplateColumns: '88px 136px minmax(0, 1fr) 140px' },
    [wide]: { gridTemplateColumns: '120px 180px minmax(0, 1fr) 180px' },
  },
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
