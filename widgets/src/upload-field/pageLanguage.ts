/**
 * The page's language as `Intl` takes it, which throws for what is no language tag; `en` where the page names none.
 * Servers write `de_DE`, too, as POSIX does.
 */
export const getPageLanguage = (): string => {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
};
