import { placeholdersIn } from '@reelform/engine/validation';

/**
 * Sees to it that no text has a placeholder that nothing is put in for, so that people would read it as it stands.
 * @param known the placeholders that are filled in
 * @throws naming the placeholder, and those that there are
 */
export function checkPlaceholders(texts: readonly string[], known: readonly string[], where: string): void {
  for (const { whole, name } of texts.flatMap(placeholdersIn)) {
    if (!known.includes(name))
      throw new Error(
        `${where} has the placeholder ${whole}, and nothing is put in for it; there are {${known.join('}, {')}}.`,
      );
  }
}
