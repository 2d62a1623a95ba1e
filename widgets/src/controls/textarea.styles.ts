import { makeResetStyles, tokens } from '@fluentui/react-components';
import { ownBox } from './box.styles.ts';

/** Class of a `<textarea>`. */
export const useTextareaClass = makeResetStyles({
  ...ownBox,
  display: 'block',
  minHeight: '56px',
  maxHeight: '264px',
  padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
  resize: 'vertical',
});
