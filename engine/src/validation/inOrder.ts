import type { ListOption } from './types.ts';

/** Of how many options on nobody takes the order of the alphabet by chance. */
const fewest = 8;

/** How options stand in the order of a language's alphabet, group by group; `undefined` for what is called by no language. */
const orderIn = (locale: string): ((a: ListOption, b: ListOption) => number) | undefined => {
  try {
    const { compare } = new Intl.Collator(locale);
    return (a, b) => compare(a.group ?? '', b.group ?? '') || compare(a.label, b.label);
  } catch {
    return undefined;
  }
};

/**
 * A list's options in another language, in the order of its alphabet where they stand in that of their own language's. An
 * order that means something else, or that a short list may have by chance, stays.
 */
export const inOrder = (
  list: readonly ListOption[],
  own: string,
  translated: readonly ListOption[],
  locale: string,
): readonly ListOption[] => {
  const [before, after] = [orderIn(own), orderIn(locale)];
  if (!before || !after || list.length < fewest) return translated;
  const isSorted = list.slice(1).every((option, at) => before(list[at] ?? option, option) <= 0);
  return isSorted ? translated.toSorted(after) : translated;
};
