/**
 * The page's language as `Intl` takes it, which throws for what is no language tag (BCP 47); `undefined` where the page
 * names none. Some write `de_DE`, as POSIX does.
 */
export const getPageLanguage = (): string | undefined => {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
};
