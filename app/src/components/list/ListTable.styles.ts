import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ownScript } from '../ownScript.styles.ts';
import { raisedTable } from '../raised.styles.ts';
import { spokenOnly } from '../spokenOnly.styles.ts';

/** Where rows become cards: the table's own width. */
const asCards = '@container list (max-width: 719px)';

/** Styles of plain tables. */
export const useListTableStyles = makeStyles({
  container: { containerType: 'inline-size', containerName: 'list', minWidth: 0 },
  stale: { opacity: 0.6 },
  table: {
    ...raisedTable,
    [asCards]: { backgroundColor: 'transparent', boxShadow: 'none', outlineStyle: 'none' },
  },
  headerRow: {
    [asCards]: spokenOnly,
  },
  header: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    minHeight: '44px',
    alignItems: 'center',
  },
  row: {
    ':last-child': { borderBottomStyle: 'none' },
    [asCards]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      rowGap: tokens.spacingVerticalS,
      marginBottom: tokens.spacingVerticalM,
      padding: tokens.spacingVerticalM,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
      ':last-child': { borderBottomStyle: 'solid' },
    },
  },
  /** In a card the button stands at the end of the first line. */
  withAction: {
    [asCards]: { position: 'relative', '& > :first-child': { paddingInlineEnd: '40px' } },
  },
  cell: {
    minWidth: 0,
    minHeight: '48px',
    height: 'auto',
    flex: '1 1 0',
    alignItems: 'center',
    paddingTop: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalS,
    // As far from the frame's sides as in the list of films.
    ':first-child': { paddingLeft: tokens.spacingHorizontalL, [asCards]: { paddingLeft: 0 } },
    ':last-child': { paddingRight: tokens.spacingHorizontalL, [asCards]: { paddingRight: 0 } },
    [asCards]: {
      flex: '0 0 auto',
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: tokens.spacingHorizontalM,
      minHeight: 0,
      padding: 0,
    },
  },
  wide: { flex: '2 1 0' },
  number: { justifyContent: 'flex-end', '& > *': { justifyContent: 'flex-end' }, [asCards]: { justifyContent: 'start' } },
  action: {
    flex: '0 0 72px',
    justifyContent: 'flex-end',
    '& > *': { justifyContent: 'flex-end' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px' } },
    [asCards]: {
      position: 'absolute',
      // Its middle is that of the first line, however high it is.
      insetBlockStart: `calc(${tokens.spacingVerticalM} + ${tokens.lineHeightBase300} / 2)`,
      transform: 'translateY(-50%)',
      insetInlineEnd: tokens.spacingHorizontalXS,
      display: 'block',
      '& > span': { display: 'none' },
    },
  },
  pressed: { '@media print': { display: 'none' } },
  label: {
    ...typographyStyles.caption1,
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [asCards]: { display: 'block' },
  },
  /** Long names keep to a few lines; their pages show all of them. */
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    overflow: 'hidden',
    ...ownScript,
    // Room for the focus of a link in it.
    padding: '2px',
    margin: '-2px',
    [asCards]: { WebkitLineClamp: 'none' },
  },
  content: { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
