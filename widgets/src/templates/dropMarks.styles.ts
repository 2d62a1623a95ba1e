import { tokens } from '@fluentui/react-components';

/** A line that is its own colour among system colours, too, where a box has neither a shadow nor a picture behind it. */
const line = {
  content: '""',
  position: 'absolute',
  left: 0,
  right: 0,
  height: '3px',
  backgroundColor: tokens.colorBrandStroke1,
  forcedColorAdjust: 'none',
} as const;

/** @param edge where the line is, counted inwards from the edge of the row that is dropped beside */
const dropMarks = (edge: 0 | '-3px') =>
  ({
    '& > [data-drop]': { position: 'relative' },
    '& > [data-drop="before"]::before': { ...line, top: edge },
    '& > [data-drop="after"]::before': { ...line, bottom: edge },
  }) as const;

/** Where a dragged row would go, drawn inside of the rows around: for lists whose rows touch each other. */
export const dropMarksWithin = dropMarks(0);

/** The same, drawn between the rows: a shadow would also be one of each letter of a row that has no background. */
export const dropMarksBetween = dropMarks('-3px');
