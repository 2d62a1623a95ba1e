import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../../components/ownScript.styles.ts';
import { raised } from '../../../components/raised.styles.ts';
import { spokenOnly } from '../../../components/spokenOnly.styles.ts';

/** Where a row's figures stand below its title. */
const asCards = '@container revenue (max-width: 559px)';

/** Styles of the revenue tab. */
export const useRevenueStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  toolbar: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  updated: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  cards: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, margin: 0 },
  /** One whose sum has no room beside the others goes below them before the sum is broken. */
  card: {
    flex: '1 1 200px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '16px 20px',
    ...raised,
  },
  cardName: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  cardFigure: { ...typographyStyles.title2, margin: '4px 0 0', fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
  container: {
    containerType: 'inline-size',
    containerName: 'revenue',
    minWidth: 0,
    overflow: 'hidden',
    ...raised,
  },
  /** Takes the focus of a button that its own press takes away, and is no control. */
  table: { width: '100%', borderCollapse: 'collapse', outlineStyle: 'none', [asCards]: { display: 'block' } },
  head: { [asCards]: spokenOnly },
  body: { [asCards]: { display: 'block' } },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: '14px 20px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: {
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    // Beside each other in thirds; a sum that has no room there goes below before it is broken.
    [asCards]: { display: 'flex', flexWrap: 'wrap', gap: `6px ${tokens.spacingHorizontalM}`, padding: '12px 16px' },
  },
  sum: {
    borderTop: `2px solid ${tokens.colorNeutralStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  cell: {
    ...typographyStyles.body1,
    padding: '12px 20px',
    fontWeight: 'inherit',
    verticalAlign: 'baseline',
    [asCards]: { padding: 0 },
  },
  title: { ...ownScript, overflowWrap: 'anywhere', [asCards]: { flex: '0 0 100%' } },
  figure: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [asCards]: { textAlign: 'start', flex: '1 1 30%' },
  },
  figureName: {
    ...typographyStyles.caption1,
    display: 'none',
    color: tokens.colorNeutralForeground2,
    [asCards]: { display: 'block' },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    paddingInline: '20px 4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  shown: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  more: {
    ...typographyStyles.body1Strong,
    minHeight: '40px',
    padding: '8px 16px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  busy: { opacity: 0.6, cursor: 'default' },
});
