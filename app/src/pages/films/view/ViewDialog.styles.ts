import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../../components/ownScript.styles.ts';

/** Styles of View Film and View Series. */
export const useViewDialogStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  heading: {
    ...typographyStyles.body1,
    width: '140px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 479px)': { width: '96px' },
  },
  value: {
    ...typographyStyles.body1,
    ...ownScript,
    padding: `${tokens.spacingVerticalS} 0`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  /** On paper it would be an empty box, often on a sheet of its own. */
  played: { '@media print': { display: 'none' } },
  subtitle: { ...typographyStyles.subtitle2, margin: 0 },
  video: {
    width: '100%',
    maxHeight: '50vh',
    // As high before its own proportions are known as most films are then.
    aspectRatio: 'auto 16 / 9',
    backgroundColor: '#000',
    borderRadius: tokens.borderRadiusMedium,
  },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  episodes: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  episode: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  episodeTitle: { ...typographyStyles.body1Strong },
  watch: { alignSelf: 'start', marginTop: tokens.spacingVerticalXS },
  wait: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXXXL },
});
