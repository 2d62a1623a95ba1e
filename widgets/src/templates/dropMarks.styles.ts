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
  // Over the dragged row, which may cover the place.
  zIndex: 3,
} as const;

/** Where a dragged row would go, drawn inside of the rows around. */
export const dropMarksWithin = {
  '& > [data-drop]': { position: 'relative' },
  '& > [data-drop="before"]::before': { ...line, top: 0 },
  '& > [data-drop="after"]::before': { ...line, bottom: 0 },
} as const;
