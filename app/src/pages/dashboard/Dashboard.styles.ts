import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../components/ownScript.styles.ts';
import { raised } from '../../components/raised.styles.ts';

const inTwo = '@container dashboard (min-width: 860px)';
const besides = '@container dashboard (min-width: 560px)';

/** Styles of the dashboard. */
export const useDashboardStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    containerType: 'inline-size',
    containerName: 'dashboard',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  /** The chart takes the most of the room. */
  withChart: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [inTwo]: { gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 3fr)' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    ...raised,
  },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalM,
  },
  range: { flex: '0 1 380px', minWidth: 0 },
  /** As high as two days beside each other. */
  rangeOutline: { height: '78px' },
  tiles: { display: 'grid', alignContent: 'start', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalL, margin: 0 },
  /** One count below the other, beside the chart. */
  stacked: { [inTwo]: { gridTemplateColumns: '1fr' } },
  besideChart: { [besides]: { gridTemplateColumns: '1fr' } },
  promotion: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    [besides]: { gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 4fr)' },
  },
  tile: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  tileLabel: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  tileValue: { ...typographyStyles.title2, margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  hint: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  viewership: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  stale: { opacity: 0.6 },
  empty: { boxShadow: 'none' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [inTwo]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  /** As high as the cards are with a chart of clicks. */
  filmsOutline: { height: '121px', [inTwo]: { height: '284px' } },
  promotionOutline: { height: '371px', [besides]: { height: '284px' } },
  skeletonLines: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  tableSide: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  table: { width: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  focusable: { outlineStyle: 'none' },
  columnHeader: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
  },
  numberHeader: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
  },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  program: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    ...ownScript,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink },
  number: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  totalRow: {
    borderTop: `2px solid ${tokens.colorNeutralStroke1}`,
    '& > *': { fontWeight: tokens.fontWeightSemibold },
  },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '32px',
    paddingInlineStart: tokens.spacingHorizontalS,
  },
  note: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});
