import type { Difference, Effect, Place, Tokens } from './change.ts';
import type { Side } from './side.ts';

/** What a change of a schema does to the whole: the same, the opposite (below `not`), or either. */
export type Sign = 'same' | 'flipped' | 'either';

/** The two states of one schema or value. */
export interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  readonly old: Place;
  readonly fresh: Place;
  readonly sign: Sign;
  readonly within?: Difference['within'];
  /** Whether an `unevaluated…` judges what is not looked at here, so that to look at more lets more through. @default false */
  readonly isWatched?: boolean | undefined;
}

/** What a comparison knows besides the two states. */
export interface Comparison {
  readonly old: Side;
  readonly fresh: Side;
  /** Asks for the comparison of a schema that both states refer to from the same place. */
  meet(old: Place, fresh: Place, pair: Pick<Pair, 'sign' | 'within' | 'isWatched'>): void;
  /** The references that are being followed. */
  readonly following: Set<string>;
  /** Whether a keyword may decide about verdicts: what the compiler passes over does not. */
  judges(keyword: string): boolean;
  /** Compares two schemas; here, since each part of a schema may hold schemas. */
  compare(pair: Pair): readonly Difference[];
}

/** A pair within a pair. */
export const inside = (pair: Pair, before: unknown, after: unknown, old: Tokens, fresh: Tokens = old): Pair => ({
  before,
  after,
  old: { ...pair.old, tokens: [...pair.old.tokens, ...old] },
  fresh: { ...pair.fresh, tokens: [...pair.fresh.tokens, ...fresh] },
  sign: pair.sign,
  within: pair.within,
});

/** The pair of one keyword's values. */
export const keywordPair = (pair: Pair, keyword: string): Pair =>
  inside(pair, memberOf(pair.before, keyword), memberOf(pair.after, keyword), [keyword]);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** A pair as something sees it that is satisfied when the pair is not. */
export const flipped = (pair: Pair): Pair => ({
  ...pair,
  sign: pair.sign === 'same' ? 'flipped' : pair.sign === 'flipped' ? 'same' : 'either',
});

/** A pair of which nobody can say what it does to the whole. */
export const unsure = (pair: Pair): Pair => ({ ...pair, sign: 'either' });

const opposite: { readonly [effect in Effect]: Effect } = {
  tightens: 'loosens',
  loosens: 'tightens',
  unclear: 'unclear',
  rewords: 'rewords',
};

/** Differences of which nobody can say what they do to the whole. */
export const doubted = (found: readonly Difference[]): readonly Difference[] =>
  found.map((one) => ({ ...one, effect: 'unclear' }));

/** The difference of a pair; `effect` and `message` are what it does to the pair's own verdict. */
export const difference = (pair: Pair, effect: Effect, message: string): Difference => {
  const { before, after, old, fresh, sign, within } = pair;
  const isGone = after === undefined;
  const whole = effect === 'rewords' || sign === 'same' ? effect : sign === 'flipped' ? opposite[effect] : 'unclear';
  return { effect: whole, place: isGone ? old : fresh, isGone, message, within, before, after };
};
