let isTold = false;

/** Says once in the console that errors which a widget or a field hands to `onChange` are shown nowhere: no verdict knows them. */
export function remindOfHandedErrors(errorSchema: unknown): void {
  const isSaid = typeof errorSchema === 'object' && errorSchema !== null && Object.keys(errorSchema).length > 0;
  if (isTold || !isSaid) return;
  isTold = true;
  // biome-ignore lint/suspicious/noConsole: it is said to the developer
  console.warn(
    'A widget or a field handed errors to onChange, which are not shown: a keyword of the schema judges a value, in the page and on the server.',
  );
}
