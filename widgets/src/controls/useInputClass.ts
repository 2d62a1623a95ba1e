import { useBoxClass, useLineClass } from './input.styles.ts';

/** Classes of an `<input>` that text is typed into. */
export const useInputClass = (): string => `${useBoxClass()} ${useLineClass()}`;
