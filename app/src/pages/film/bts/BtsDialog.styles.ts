import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../../components/ownScript.styles.ts';

const asCards = '@container bts (max-width: 719px)';

/** Styles of the files from behind the scenes. */
export const useBtsStyles = makeStyles({
  root: {
    containerType: 'inline-size',
    containerName: 'bts',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  add: { marginLeft: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', [asCards]: { display: 'block' } },
  stale: { opacity: 0.6 },
  head: { [asCards]: { display: 'none' } },
  body: { [asCards]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: tokens.spacingHorizontalS,
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    [asCards]: { display: 'block', paddingBlock: tokens.spacingVerticalM },
  },
  cell: {
    ...typographyStyles.body1,
    padding: tokens.spacingHorizontalS,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    [asCards]: { display: 'block', padding: `${tokens.spacingVerticalXXS} 0` },
  },
  number: { width: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums', [asCards]: { display: 'none' } },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  date: {
    width: '116px',
    fontVariantNumeric: 'tabular-nums',
    [asCards]: { width: 'auto', color: tokens.colorNeutralForeground3 },
  },
  actions: { width: '204px', [asCards]: { width: 'auto' } },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    [asCards]: { paddingTop: tokens.spacingVerticalXS },
  },
  preview: { display: 'block', maxWidth: '100%', maxHeight: '50vh', margin: '0 auto', borderRadius: tokens.borderRadiusMedium },
  view: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  links: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL },
  clamped: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '4', overflow: 'hidden' },
  notes: { ...typographyStyles.body1, margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...ownScript },
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});
