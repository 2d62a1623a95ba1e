import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** The mark behind the name of what is required. */
export const requiredMark: GriffelStyle = {
  // Nothing to be read aloud, where the browser knows how to say so: the control says that it is required.
  content: ['"*"', '"*" / ""'],
  paddingInlineStart: tokens.spacingHorizontalXS,
  color: tokens.colorPaletteRedForeground3,
};
