import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../../components/ownScript.styles.ts';

/** Styles of a film at the staff desk. */
export const useStaffFilmStyles = makeStyles({
  hint: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
  },
  /** On a phone they fill their lines; one that has no room beside another goes below it before its label is broken. */
  decisions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingTop: tokens.spacingVerticalS,
    '@media (max-width: 639px)': { '& > button': { flexGrow: 1 } },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  folds: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  fold: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
    ':last-child': { borderBottomStyle: 'none' },
  },
  /** In line with the facts above it, whatever its own margin is. */
  grant: { alignSelf: 'start', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  foldHead: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
  },
  /** The last field would stand on the line below it. */
  foldBody: { paddingBottom: tokens.spacingVerticalL },
  foldName: { ...typographyStyles.body1, overflowWrap: 'anywhere', minWidth: 0 },
  history: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
    minWidth: 0,
  },
  banner: { maxWidth: '480px' },
  action: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  note: {
    ...typographyStyles.body1,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    ...ownScript,
  },
});
