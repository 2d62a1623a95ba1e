import { sameValue } from '../../validation/sameValue.ts';
import type { Difference, Effect } from './change.ts';
import { difference, inside, type Pair } from './pair.ts';

type Words = readonly [effect: Effect, message: string];

/** What it means that an entry came to a list, and that one went. */
export interface EntryWords {
  readonly came: Words;
  readonly went: Words;
}

/** Names that must be given. */
export const asked: EntryWords = {
  came: ['tightens', 'must be given now'],
  went: ['loosens', 'need not be given any more'],
};

/** Values that are let through. */
export const offered: EntryWords = {
  came: ['loosens', 'is let through now'],
  went: ['tightens', 'is refused now'],
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Differences of two lists whose order does not count: what came and what went. */
export const compareEntries = (pair: Pair, { came, went }: EntryWords): readonly Difference[] => {
  const [old, fresh] = [listOf(pair.before), listOf(pair.after)];
  const isPlain = (one: unknown) => typeof one !== 'object';
  const [plainOld, plainFresh] = [new Set(old.filter(isPlain)), new Set(fresh.filter(isPlain))];
  const has = (list: readonly unknown[], plain: ReadonlySet<unknown>, entry: unknown) =>
    isPlain(entry) ? plain.has(entry) : list.some((one) => sameValue(one, entry));
  return [
    ...fresh.flatMap((entry, index) =>
      has(old, plainOld, entry) ? [] : [difference(inside(pair, undefined, entry, [index]), ...came)],
    ),
    ...old.flatMap((entry, index) =>
      has(fresh, plainFresh, entry) ? [] : [difference(inside(pair, entry, undefined, [index]), ...went)],
    ),
  ];
};
