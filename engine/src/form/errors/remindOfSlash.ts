/** Says in the console that the path of a host's error is no JSON pointer: the error stands at the form, not at its field. */
export function remindOfSlash(path: string): void {
  if (path === '' || path.startsWith('/')) return;
  // biome-ignore lint/suspicious/noConsole: it is said to the developer
  console.warn(
    `The path '${path}' of an error is no JSON pointer, which begins with a slash ('/rows/0/name'), so it is shown at the form and not at its field.`,
  );
}
