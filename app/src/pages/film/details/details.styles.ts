import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { raised } from '../../../components/raised.styles.ts';

const phone = '@media (max-width: 639px)';

/** From this width on there is room for the panel beside the form. */
export const besideForm = '(min-width: 1200px)';
const beside = `@media ${besideForm}`;

/** Height of the panel's head where it folds. */
const foldHeight = '40px';

/** Styles of the details of a film. */
export const useDetailsStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
  },
  withAside: { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
  main: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    [beside]: { gridColumn: '1', gridRow: '1' },
    // What takes the focus comes to lie clear of the bars above and below.
    '& :is(input, textarea, select, button, a, [tabindex])': { scrollMarginTop: '32px', scrollMarginBottom: '32px' },
  },
  aside: {
    minWidth: 0,
    // Room for the folded panel, which comes after the form below it.
    minHeight: `calc(${foldHeight} + 2 * ${tokens.spacingVerticalXS})`,
    [beside]: { gridColumn: '2', gridRow: '1', position: 'sticky', top: '84px' },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    ...raised,
    [beside]: { maxHeight: 'calc(100vh - 84px - 88px)', overflowY: 'auto', boxSizing: 'border-box' },
  },
  panelAbove: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}` },
  panelHead: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
  },
  fold: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: foldHeight,
    columnGap: tokens.spacingHorizontalS,
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  chevron: {
    display: 'flex',
    '@media (prefers-reduced-motion: no-preference)': { transitionProperty: 'rotate', transitionDuration: tokens.durationFast },
  },
  chevronOpen: { rotate: '180deg' },
  missing: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2px',
    margin: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    listStyleType: 'none',
  },
  missingGroup: { ...typographyStyles.caption1Strong, paddingTop: tokens.spacingVerticalS, margin: 0 },
  missingLink: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'baseline',
    width: '100%',
    minWidth: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    justifyContent: 'start',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: tokens.borderRadiusCircular,
      border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    },
  },
  ready: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, margin: 0 },
  readyMark: { display: 'flex', color: tokens.colorStatusSuccessForeground1 },
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  lineOfTwo: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  lineName: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  lineSeason: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  lineButton: {
    display: 'flex',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: '84px',
    [phone]: { gridColumn: '1 / -1', ':empty': { display: 'none' } },
  },
  forms: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXL,
    minWidth: 0,
    ':not(:empty)': { paddingTop: tokens.spacingVerticalS },
  },
  part: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  partTitle: { ...typographyStyles.body1Strong, margin: 0 },
  bullets: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalXL },
  link: {
    minWidth: 0,
    padding: '0 2px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    fontWeight: tokens.fontWeightRegular,
  },
  dialog: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  tools: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    paddingBottom: tokens.spacingVerticalM,
    ':empty': { display: 'none' },
  },
  dialogFooter: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    justifyContent: 'flex-end',
    width: '100%',
    [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
