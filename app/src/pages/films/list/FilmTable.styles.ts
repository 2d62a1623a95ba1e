import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../../../components/ownScript.styles.ts';
import { raisedTable } from '../../../components/raised.styles.ts';
import { spokenOnly } from '../../../components/spokenOnly.styles.ts';

/** Where the rows become cards: the table's own width, whatever the menu beside it takes. */
const asCards = '@container films (max-width: 759px)';
const asTightTable = '@container films (min-width: 760px) and (max-width: 1099px)';

/** What the columns of a tight table have beside them leaves its outermost ones at the table's edge. */
const tightEdges = { [asTightTable]: { paddingLeft: tokens.spacingHorizontalS, paddingRight: tokens.spacingHorizontalS } };

/** Styles of the list's table, and of the cards that it turns into where it has little room. */
export const useFilmTableStyles = makeStyles({
  container: { containerType: 'inline-size', containerName: 'films', minWidth: 0, transitionDuration: tokens.durationFast },
  stale: { opacity: 0.6 },
  table: {
    ...raisedTable,
    [asCards]: { backgroundColor: 'transparent', boxShadow: 'none', borderRadius: 0, outlineStyle: 'none' },
  },
  /** Two cards beside each other where there is room for them. */
  rows: {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      columnGap: tokens.spacingHorizontalM,
    },
  },
  headerRow: {
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalS,
      rowGap: tokens.spacingVerticalS,
      paddingBottom: tokens.spacingVerticalM,
      borderBottomStyle: 'none',
    },
    ...tightEdges,
  },
  header: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    minHeight: '44px',
    alignItems: 'center',
    [asCards]: {
      flex: '0 0 auto',
      width: 'auto',
      minHeight: '32px',
      padding: `0 ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    [asTightTable]: { padding: `0 ${tokens.spacingHorizontalXS}` },
  },
  headerButton: {
    fontWeight: 'inherit',
    // One long word would stand over the next heading.
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    [asCards]: { minHeight: '32px' },
  },
  /** Says what the headings are for where no column stands below them; each says it itself to screen readers. */
  sortLabel: {
    ...typographyStyles.caption1,
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [asCards]: { display: 'block' },
  },
  headerAtEnd: { justifyContent: 'end' },
  headerSpoken: { [asCards]: { ...spokenOnly, minHeight: 0 } },
  row: {
    minHeight: '48px',
    ':last-child': { borderBottomStyle: 'none' },
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      // Beside a card with a longer title.
      alignContent: 'start',
      columnGap: tokens.spacingHorizontalM,
      rowGap: tokens.spacingVerticalXS,
      marginBottom: tokens.spacingVerticalM,
      padding: tokens.spacingVerticalM,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow2,
      ':last-child': { borderBottomStyle: 'solid' },
    },
    ...tightEdges,
  },
  cell: {
    alignItems: 'center',
    paddingTop: tokens.spacingVerticalXS,
    paddingBottom: tokens.spacingVerticalXS,
    minWidth: 0,
    [asTightTable]: { paddingLeft: tokens.spacingHorizontalXS, paddingRight: tokens.spacingHorizontalXS },
    [asCards]: {
      gridColumnStart: '1',
      gridColumnEnd: '-1',
      alignItems: 'baseline',
      columnGap: tokens.spacingHorizontalS,
      padding: 0,
      height: 'auto',
      minHeight: 0,
    },
  },
  serialNo: {
    flex: '0 0 56px',
    paddingLeft: tokens.spacingHorizontalL,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
    [asTightTable]: { flex: '0 0 36px' },
  },
  title: { flex: '3 1 0' },
  titleCell: {
    columnGap: tokens.spacingHorizontalS,
    // The badge goes below a title that has no room beside it, before a word of it is cut.
    [asTightTable]: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalXXS },
    [asCards]: { gridColumnStart: '1', gridColumnEnd: '2', gridRowStart: '1', alignSelf: 'center' },
  },
  /** Its number would stand out of it beside a title that takes all the room. */
  badge: { flexShrink: 0 },
  titleText: {
    ...typographyStyles.body1Strong,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...ownScript,
  },
  /** The title as the way to its film: quiet, as twenty of them stand below each other. */
  opening: {
    display: 'block',
    width: 'fit-content',
    padding: '2px 0',
    '@media (pointer: coarse)': { padding: '12px 0' },
    maxWidth: '100%',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    outlineStyle: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  openingButton: { border: 'none', backgroundColor: 'transparent', textAlign: 'start', cursor: 'pointer' },
  titleColumn: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  clicks: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  type: { flex: '0 0 128px', [asTightTable]: { flex: '0 0 88px' } },
  status: { flex: '0 0 152px', [asTightTable]: { flex: '0 0 104px' } },
  date: { flex: '0 0 108px', fontVariantNumeric: 'tabular-nums', [asTightTable]: { flex: '0 0 88px' } },
  remarks: { flex: '3 1 0', overflowWrap: 'anywhere' },
  /** The dialog of the film shows all of it. */
  remarksText: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '8', overflow: 'hidden', ...ownScript },
  actions: {
    flex: '0 0 76px',
    justifyContent: 'end',
    [asTightTable]: { flex: '0 0 56px' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px' } },
    '@media print': { display: 'none' },
  },
  actionsCell: { [asCards]: { gridColumnStart: '2', gridColumnEnd: '3', gridRowStart: '1', alignSelf: 'start' } },
  label: {
    ...typographyStyles.caption1,
    display: 'none',
    flex: '0 0 88px',
    color: tokens.colorNeutralForeground3,
    [asCards]: { display: 'block' },
  },
  cardHidden: { [asCards]: spokenOnly },
});
