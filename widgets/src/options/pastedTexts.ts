/** The texts of several entries that are pasted at once, each once: one a line or cell or, of a single line, one between commas. */
export const pastedTexts = (text: string): readonly string[] => {
  const between = /[\n\r\t]/.test(text.trim()) ? /[\n\r\t]/ : /[,;]/;
  return [...new Set(text.split(between).map((one) => one.trim()))].filter((one) => one !== '');
};
