import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../components/ownScript.styles.ts';
import { raised } from '../../components/raised.styles.ts';

/** Styles of the resource library. */
export const useResourcesStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    ':empty': { display: 'none' },
  },
  tabs: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  stale: { opacity: 0.6 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    ...raised,
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
  },
  about: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
  },
  title: {
    ...typographyStyles.body1Strong,
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...ownScript,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: 'auto' },
  button: { flex: '1 1 96px', minWidth: 'min-content' },
});
