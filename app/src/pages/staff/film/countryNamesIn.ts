/** Countries' names in a language; a code that no region has, as a list of content operations may hold, stays as it is. */
export const countryNamesIn = (language: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
};
