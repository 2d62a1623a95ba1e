/** First and last name of a full name, for a profile that was never saved: the last word is the last name. @param limits their most characters */
export function splitName(
  name: string,
  limits: { readonly firstName: number | undefined; readonly lastName: number | undefined },
): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const cut = (text: string, most: number | undefined) => [...text].slice(0, most).join('').trim();
  return { firstName: cut(words.join(' '), limits.firstName), lastName: cut(last ?? '', limits.lastName) };
}
