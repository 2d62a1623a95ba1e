import type { Example, ExampleGroup } from '../../exchange.ts';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** 0: not found; the higher the better: a title that begins so, a title, any text, the JSON. */
const rank = (example: Example, words: readonly string[]): number => {
  const title = example.title.toLowerCase();
  const near = [example.id, example.description, JSON.stringify(example.shows ?? {})].join(' ').toLowerCase();
  const code = Object.values(example.files).join(' ').toLowerCase();
  const ranks = words.map((word) => {
    if (title.startsWith(word)) return 4;
    if (title.includes(word)) return 3;
    if (near.includes(word)) return 2;
    return code.includes(word) ? 1 : 0;
  });
  return Math.min(...ranks);
};

/** The groups with those examples that have every word of a text, the best ones first; all of them for no text. */
export const findExamples = (groups: readonly ExampleGroup[], text: string): readonly ExampleGroup[] => {
  const words = wordsOf(text);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const ranked = group.examples.map((example) => ({ example, rank: rank(example, words) })).filter((one) => one.rank > 0);
    const examples = ranked.sort((one, other) => other.rank - one.rank).map(({ example }) => example);
    return examples.length > 0 ? [{ ...group, examples }] : [];
  });
};
