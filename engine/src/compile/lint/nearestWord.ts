/** Mistakes between two words: letters added, left out, changed, or swapped with their neighbour (Damerau, Levenshtein). */
const mistakesBetween = (one: string, other: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
};

/**
 * The known word that a mistyped one most likely means: at most two mistakes away, one in a word of up to
 * seven letters, none in one of up to three, capitals aside. `undefined` when none is so near.
 */
export const nearestWord = (word: string, known: Iterable<string>): string | undefined => {
  const most = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
  const asked = word.toLowerCase();
  let nearest: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const mistakes = mistakesBetween(asked, candidate.toLowerCase());
    // Of two that are as near, the one with as many letters: letters are swapped more often than left out.
    const distance = mistakes + (candidate.length === word.length ? 0 : 0.5);
    if (mistakes <= most && (!nearest || distance < nearest.distance)) nearest = { word: candidate, distance };
  }
  return nearest?.word;
};

/**
 * The question that a complaint about a mistyped word ends with; empty when no known word is so near.
 *
 * @param sign stands before the word that is meant
 */
export const meantQuestion = (word: string, known: Iterable<string>, sign = ''): string => {
  const meant = nearestWord(word, known);
  return meant === undefined ? '' : ` Is '${sign}${meant}' meant?`;
};

/**
 * Whether a word is one of another tool that is made of a known one: with something of its own before it
 * (`tsAdditionalProperties`) or after it (`requiredOr`), or without the sign that it has here (`comment`, `schema`).
 */
const isMadeOf = (known: string, word: string): boolean =>
  (word.length > known.length && word.endsWith(known[0]?.toUpperCase() + known.slice(1))) ||
  (word.startsWith(known) && /^[A-Z]/.test(word.slice(known.length))) ||
  known === `$${word}`;

/** What is said of a word that is not known, and whether another one was meant: then it is a mistake. @param kind with its article */
export const wordComplaint = (
  word: string,
  known: Iterable<string>,
  kind: string,
): { readonly text: string; readonly isMistake: boolean } => {
  const meant = nearestWord(word, known);
  const isTheirs = meant !== undefined && isMadeOf(meant, word);
  return meant === undefined || isTheirs
    ? { text: `'${word}' is not ${kind}; it says nothing here.`, isMistake: false }
    : { text: `'${word}' is not ${kind}. Is '${meant}' meant?`, isMistake: true };
};
