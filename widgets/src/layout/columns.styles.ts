import { makeStyles, tokens } from '@fluentui/react-components';

const medium = '@container (min-width: 560px)';
const wide = '@container (min-width: 900px)';
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const over = (count: number) => ({ gridColumnStart: `span ${count}`, gridColumnEnd: 'auto' });

/** The place of a grid: its width, not the window's, decides how many columns there are. */
export const usePlaceStyles = makeStyles({
  place: { containerType: 'inline-size', minWidth: 0 },
  grid: {
    display: 'grid',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalL,
    alignItems: 'start',
  },
  cell: {
    minWidth: 0,
    ':empty': { display: 'none' },
    // A section's line divides it from what stands above; above the first there is nothing.
    // Cells of what rules hide are empty.
    ':nth-child(1 of :not(:empty)) > [role="group"]': { paddingTop: 0, borderTopStyle: 'none' },
  },
  all: { gridColumnStart: '1', gridColumnEnd: '-1' },
});

/** Columns of a grid by width: `narrow2`, `medium3`, `wide6`. */
export const useColumnsStyles = makeStyles({
  narrow1: tracks(1),
  narrow2: tracks(2),
  narrow3: tracks(3),
  narrow4: tracks(4),
  narrow5: tracks(5),
  narrow6: tracks(6),
  medium1: { [medium]: tracks(1) },
  medium2: { [medium]: tracks(2) },
  medium3: { [medium]: tracks(3) },
  medium4: { [medium]: tracks(4) },
  medium5: { [medium]: tracks(5) },
  medium6: { [medium]: tracks(6) },
  wide1: { [wide]: tracks(1) },
  wide2: { [wide]: tracks(2) },
  wide3: { [wide]: tracks(3) },
  wide4: { [wide]: tracks(4) },
  wide5: { [wide]: tracks(5) },
  wide6: { [wide]: tracks(6) },
});

/** Columns that a part takes by width. */
export const useSpanStyles = makeStyles({
  narrow1: over(1),
  narrow2: over(2),
  narrow3: over(3),
  narrow4: over(4),
  narrow5: over(5),
  narrow6: over(6),
  medium1: { [medium]: over(1) },
  medium2: { [medium]: over(2) },
  medium3: { [medium]: over(3) },
  medium4: { [medium]: over(4) },
  medium5: { [medium]: over(5) },
  medium6: { [medium]: over(6) },
  wide1: { [wide]: over(1) },
  wide2: { [wide]: over(2) },
  wide3: { [wide]: over(3) },
  wide4: { [wide]: over(4) },
  wide5: { [wide]: over(5) },
  wide6: { [wide]: over(6) },
});
