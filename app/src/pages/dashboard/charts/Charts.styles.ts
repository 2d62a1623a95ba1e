import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const forced = '@media (forced-colors: active)';
const print = '@media print';

/** Styles of the charts. In forced colours the marks take the system's own, as drawings are not recoloured. */
export const useChartStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  /** What is chosen stands above the charts, too. */
  measure: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`, [print]: { display: 'none' } },
  figure: { margin: 0, minWidth: 0, breakInside: 'avoid' },
  caption: { ...typographyStyles.body1Strong, marginBottom: tokens.spacingVerticalS },
  chart: { position: 'relative', minWidth: 0, overflowX: 'clip' },
  /** On paper as wide as the sheet: it was drawn for the screen. */
  svg: { display: 'block', touchAction: 'pan-y', [print]: { width: '100%', height: 'auto' } },
  /** What the keyboard moves; the drawing shows where it stands. */
  slider: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    width: '100%',
    height: '28px',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  focused: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px', borderRadius: tokens.borderRadiusMedium },
  grid: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1', [forced]: { stroke: 'GrayText' } },
  tick: {
    ...typographyStyles.caption1,
    unicodeBidi: 'plaintext',
    fill: tokens.colorNeutralForeground3,
    [forced]: { fill: 'CanvasText' },
  },
  cursor: { fill: tokens.colorNeutralBackground3, [forced]: { fill: 'none', stroke: 'Highlight' } },
  mark: { fill: tokens.colorCompoundBrandBackground, [forced]: { fill: 'CanvasText' } },
  markTold: { fill: tokens.colorCompoundBrandBackgroundPressed, [forced]: { fill: 'Highlight' } },
  tooltip: {
    ...typographyStyles.caption1,
    position: 'absolute',
    top: '0',
    boxSizing: 'border-box',
    width: '220px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
    pointerEvents: 'none',
  },
  details: { marginTop: tokens.spacingVerticalXS, [print]: { ':not([open])': { display: 'none' } } },
  summary: {
    ...typographyStyles.caption1,
    width: 'fit-content',
    minHeight: '24px',
    '@media (pointer: coarse)': { lineHeight: '44px' },
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
  },
  bars: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  barLine: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 30%) 1fr auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  barLabel: {
    ...typographyStyles.caption1,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  barTrack: { display: 'block', height: '16px' },
  bar: {
    display: 'block',
    height: '100%',
    minWidth: '2px',
    borderStartEndRadius: '4px',
    borderEndEndRadius: '4px',
    backgroundColor: tokens.colorCompoundBrandBackground,
    // Backgrounds are left out on paper, and the bar is nothing else.
    printColorAdjust: 'exact',
    [forced]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  barValue: { ...typographyStyles.caption1Strong, minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
