/** A language's name in the language itself, for instance `Deutsch`; the tag where no name is known. */
export const getLanguageName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
};
