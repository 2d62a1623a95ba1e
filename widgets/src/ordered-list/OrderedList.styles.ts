import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';
import { dropMarksWithin } from '../templates/dropMarks.styles.ts';

/** Where the list itself is wide: it may stand in a column of a wide page. */
const wide = '@container (min-width: 520px)';

/** Where buttons are as large as fingers need them. */
const touched = '@media (pointer: coarse)';

/** Styles of an ordered list and its rows. */
export const useOrderedListStyles = makeStyles({
  rows: {
    // No flex box: it would measure hundreds of rows whenever one of them changes.
    display: 'block',
    overflowY: 'auto',
    // What is spoken only stands in the rows and must not make the page as long as all of them.
    position: 'relative',
    containerType: 'inline-size',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > *': { boxSizing: 'border-box', backgroundColor: tokens.colorNeutralBackground1 },
    // `* + *` would have all rows styled anew whenever anything is put in or taken out among them.
    '& > :not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > [data-resting]': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
      '& > strong': { display: 'block', ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
      '& > span': { overflowWrap: 'anywhere' },
    },
    ...dropMarksWithin,
  },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"number tools" "fields fields"',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gridTemplateAreas: '"number fields tools"' },
    '& label': { ...typographyStyles.caption1, paddingTop: 0, paddingBottom: 0 },
  },
  number: {
    ...typographyStyles.caption1,
    gridArea: 'number',
    minWidth: '24px',
    lineHeight: '32px',
    [touched]: { lineHeight: '44px' },
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    [wide]: { marginTop: '18px', textAlign: 'end' },
  },
  caption: {
    ...typographyStyles.body1,
    gridArea: 'fields',
    minWidth: 0,
    paddingTop: '6px',
    paddingBottom: '6px',
    overflowWrap: 'anywhere',
  },
  besideText: { [touched]: { lineHeight: '32px' }, [wide]: { marginTop: 0 } },
  /** A row that is a text and no fields: its number stays in the text's line where the buttons have none of it left. */
  captioned: {
    alignItems: 'center',
    gridTemplateAreas: '"number fields" "tools tools"',
    [wide]: { gridTemplateAreas: '"number fields tools"' },
  },
  fields: { gridArea: 'fields', minWidth: 0 },
  tools: {
    display: 'flex',
    gridArea: 'tools',
    justifyContent: 'end',
    minHeight: '32px',
    [wide]: { marginTop: '18px', minWidth: '134px' },
  },
  // The first row that moves and the last have a button less: its place stays free, so that each stands below its like.
  first: { '& > :first-child': { marginInlineEnd: '32px', [touched]: { marginInlineEnd: '44px' } } },
  last: { '& > :nth-child(2)': { marginInlineEnd: '32px', [touched]: { marginInlineEnd: '44px' } } },
  none: { display: 'none' },
  spoken: spokenOnly,
});
