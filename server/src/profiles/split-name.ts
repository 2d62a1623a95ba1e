/** The longest name of either kind (`firstName` and `lastName` of the profile form). */
const mostCharacters = 50;

/** First and last name of a full name, for a profile that was never saved: the last word is the last name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const cut = (text: string) => [...text].slice(0, mostCharacters).join('').trim();
  return { firstName: cut(words.join(' ')), lastName: cut(last ?? '') };
}
