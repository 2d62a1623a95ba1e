import { makeResetStyles, tokens } from '@fluentui/react-components';
import { asTyped, touchText } from './box.styles.ts';
import { textBox } from './boxSizes.styles.ts';

/** Class of a `<textarea>`, beside that of its box. */
export const useTextClass = makeResetStyles({
  ...asTyped,
  display: 'block',
  minHeight: textBox.minHeight,
  maxHeight: textBox.maxHeight,
  padding: `${textBox.paddingTop} ${tokens.spacingHorizontalM} ${textBox.paddingBottom}`,
  resize: 'vertical',
  '@media (pointer: coarse)': touchText,
  // On paper nothing can be scrolled.
  '@media print': { fieldSizing: 'content', maxHeight: 'none' },
});
