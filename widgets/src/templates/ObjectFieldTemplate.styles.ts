import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

const wide = '@media (min-width: 640px)';

/** The class of an object with a name: what is in it ends where the line beside it does, and a field that follows is none of its. */
export const useSectionClass = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  rowGap: tokens.spacingVerticalM,
  ...focusRing,
  '& > :last-child': { paddingLeft: tokens.spacingHorizontalM, borderLeft: `2px solid ${tokens.colorNeutralStroke2}` },
});

/** Styles of an object's fields. */
export const useObjectFieldTemplateStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalL,
    alignItems: 'start',
    '& > button': { justifySelf: 'start' },
  },
  columns2: { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  columns3: { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  waiting: { minHeight: '160px' },
});
