import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

const wide = '@media (min-width: 640px)';

/** Styles of an object's fields. */
export const useObjectFieldTemplateStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalL,
    alignItems: 'start',
    '& > button': { justifySelf: 'start' },
    // A section's line divides it from what stands above; above the first there is nothing.
    '& > :first-child > [role="group"][tabindex]': { paddingTop: 0, borderTopStyle: 'none' },
  },
  columns2: { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  columns3: { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  waiting: { minHeight: '160px' },
  section: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...focusRing,
  },
});
