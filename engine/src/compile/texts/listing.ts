/** How members are listed in a language. */
export const listing = (locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat => {
  try {
    return new Intl.ListFormat(locale, { type });
  } catch {
    return new Intl.ListFormat('en', { type }); // a file of messages need not be called by a language
  }
};
