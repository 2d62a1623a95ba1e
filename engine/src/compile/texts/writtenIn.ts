/** The language that a file of messages is written in, as `Intl` takes it; English where the file is called by none. */
export const writtenIn = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
};
