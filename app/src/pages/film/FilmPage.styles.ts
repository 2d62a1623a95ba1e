import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../components/ownScript.styles.ts';
import { raised } from '../../components/raised.styles.ts';

const phone = '@media (max-width: 639px)';

/** Styles of a film's own page. */
export const useFilmPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  header: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalM,
    alignItems: 'start',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  poster: {
    width: '100%',
    aspectRatio: '2.4',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  noPoster: {
    boxSizing: 'border-box',
    width: '100%',
    aspectRatio: '2.4',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
    // Forced colours take the ground away, and draw the line.
    border: '1px solid transparent',
    [phone]: { aspectRatio: '5' },
  },
  head: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  title: {
    ...typographyStyles.title2,
    margin: 0,
    overflowWrap: 'anywhere',
    ...ownScript,
    '@media (max-width: 1023px), (max-height: 599px)': { ...typographyStyles.title3 },
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  type: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingTop: tokens.spacingVerticalS,
    [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  section: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    ...raised,
    minWidth: 0,
    [phone]: { padding: tokens.spacingHorizontalL },
  },
  subtitle: { ...typographyStyles.subtitle2, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS },
  },
  term: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  fact: {
    ...typographyStyles.body1,
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    ...ownScript,
    [phone]: { paddingBottom: tokens.spacingVerticalS },
  },
  skeleton: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
});
