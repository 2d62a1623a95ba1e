/** Errors that a browser or the language words itself: `fetch` rejects with one, a fault in a program throws one. */
const native = [TypeError, SyntaxError, RangeError, ReferenceError, DOMException];

/**
 * What an error of the host's says to people: the message of an `Error` that it made itself.
 * @returns `''` of any other, which is for developers: it goes to the console, and a text of the form's own is shown
 */
export const hostMessage = (error: unknown): string => {
  if (error instanceof Error && !native.some((kind) => error instanceof kind)) return error.message;
  // biome-ignore lint/suspicious/noConsole: it is said to the developer, wherever the form runs
  console.error(error);
  return '';
};
