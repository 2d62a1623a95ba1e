import type { AST } from '@eslint-community/regexpp';

/** A character, a set of them or a class: what takes one character of a text. */
export type Taker = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Code points from the first to the last one. */
export type Range = readonly [first: number, last: number];

/** Where `\d`, `\w`, `\s` and `.` begin, or what follows them does. */
const setEdges = [
  ...[0x09, 0x0a, 0x0b, 0x0d, 0x0e, 0x20, 0x21, 0x30, 0x3a, 0x41, 0x5b, 0x5f, 0x60, 0x61, 0x7b, 0xa0, 0xa1, 0x1680, 0x1681],
  ...[0x2000, 0x200b, 0x2028, 0x2029, 0x202a, 0x202f, 0x2030, 0x205f, 0x2060, 0x3000, 0x3001, 0xfeff, 0xff00],
];

const lastCodePoint = 0x10ffff;

/** Code points at which what a taker takes may change; `undefined` where only trying each of them would tell. */
const edgesOf = (taker: Taker | AST.CharacterClassElement): readonly number[] | undefined => {
  if (taker.type === 'Character') return [taker.value, taker.value + 1];
  if (taker.type === 'CharacterClassRange') return [taker.min.value, taker.max.value + 1];
  if (taker.type === 'CharacterSet') return taker.kind === 'property' ? undefined : setEdges;
  if (taker.type !== 'CharacterClass') return undefined;
  const edges = taker.elements.map(edgesOf);
  return edges.every((one) => one !== undefined) ? edges.flat() : undefined;
};

/** The characters of a text's alphabet that no part of a pattern tells apart. */
export interface CharacterGroups {
  /** The ranges of each group. */
  readonly ranges: readonly (readonly Range[])[];
  /** The groups that each taker takes, by its text. */
  readonly taken: ReadonlyMap<string, readonly number[]>;
}

/** Groups of characters that a pattern's takers do not tell apart; `undefined` where one goes by a property (`\p{L}`). */
export const characterGroups = (takers: readonly Taker[]): CharacterGroups | undefined => {
  const edges = new Set([0]);
  for (const taker of takers) {
    const own = edgesOf(taker);
    if (!own) return undefined;
    for (const edge of own) if (edge <= lastCodePoint) edges.add(edge);
  }
  const tests = [...new Set(takers.map(({ raw }) => raw))].map((raw) => [raw, new RegExp(`^${raw}$`, 'u')] as const);
  const starts = [...edges].sort((one, other) => one - other);
  const byTakers = new Map<string, Range[]>();
  for (const [index, first] of starts.entries()) {
    const character = String.fromCodePoint(first);
    const key = tests.map(([, test]) => Number(test.test(character))).join('');
    const last = (starts[index + 1] ?? lastCodePoint + 1) - 1;
    byTakers.set(key, [...(byTakers.get(key) ?? []), [first, last]]);
  }
  const keys = [...byTakers.keys()];
  const taken = tests.map(([raw], at) => [raw, keys.flatMap((key, group) => (key[at] === '1' ? [group] : []))] as const);
  return { ranges: [...byTakers.values()], taken: new Map(taken) };
};
