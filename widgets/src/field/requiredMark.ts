import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** The mark behind the name of what is required. */
export const requiredMark: GriffelStyle = {
  // Nothing to be read aloud, where the browser knows how to say so: the control says that it is required.
  content: ['"*"', '"*" / ""'],
  paddingInlineStart: tokens.spacingHorizontalXS,
  color: tokens.colorPaletteRedForeground3,
};

/** The mark behind the name of a group that is required. It is read aloud: there is no control and no attribute to say so. */
export const requiredGroupMark: GriffelStyle = { ...requiredMark, content: '"*"' };
