/** Whether a value is a list of texts. */
export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Where in a value that should be a list of texts the first thing stands that is none. */
export const strayIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? [value.findIndex((item) => typeof item !== 'string')] : [];
