import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { dropMarksWithin } from '../templates/dropMarks.styles.ts';

/** Styles of a folded list and its rows. A fold's heading and what it folds away are parts of the row's own grid. */
export const useFoldedListStyles = makeStyles({
  rows: {
    display: 'block',
    minWidth: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > *': { boxSizing: 'border-box', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '& > [data-resting]': {
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXXL}`,
      '& > strong': { ...typographyStyles.subtitle2, display: 'block' },
      '& > span': { overflowWrap: 'anywhere' },
    },
    // A row that is dragged, which has its look in its own style: others would be read through it.
    '& > [style*="z-index"]': { backgroundColor: tokens.colorNeutralBackground1 },
    ...dropMarksWithin,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"heading tools" "body body"',
    alignItems: 'start',
    '& > :first-child': { display: 'contents' },
    '& > :first-child > button': { gridArea: 'heading' },
    '& > :first-child > :last-child': { gridArea: 'body', minWidth: 0 },
  },
  name: { fontWeight: tokens.fontWeightRegular },
  toDo: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  tools: { display: 'flex', gridArea: 'tools', alignItems: 'center', minHeight: '44px' },
});
