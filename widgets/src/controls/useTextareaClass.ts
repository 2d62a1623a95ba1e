import { useBoxClass } from './input.styles.ts';
import { useTextClass } from './textarea.styles.ts';

/** Classes of a `<textarea>`. */
export const useTextareaClass = (): string => `${useBoxClass()} ${useTextClass()}`;
