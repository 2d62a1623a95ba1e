const told = new Set<string>();

const remind = (name: string): string => {
  if (told.has(name)) return name;
  told.add(name);
  // biome-ignore lint/suspicious/noConsole: it is said to the developer
  console.warn(
    `The form's messages have no text '${name}', and its name is shown instead: give it one below 'widgets' of a file of messages. Where it is a text of the packages, the form was compiled by another version of theirs: compile it anew.`,
  );
  return name;
};

/** The name of a text that a form's messages lack, which is shown. In development the console says so, once. */
export const remindOfText: typeof remind = process.env.NODE_ENV === 'production' ? (name) => name : remind;
