import { tokens } from '@fluentui/react-components';

/** Where a dragged row would go, drawn inside of the rows around: for lists whose rows touch each other. */
export const dropMarksWithin = {
  '& > [data-drop="before"]': { boxShadow: `inset 0 3px 0 ${tokens.colorBrandStroke1}` },
  '& > [data-drop="after"]': { boxShadow: `inset 0 -3px 0 ${tokens.colorBrandStroke1}` },
} as const;
