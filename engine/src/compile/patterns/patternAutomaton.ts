import type { AST } from '@eslint-community/regexpp';

/** Repetitions above so many count as endless. */
export const fewRepetitions = 20;

/** Most places of a pattern that are looked at: a list of words has thousands. */
const mostPositions = 4000;

/** A pattern as an automaton without empty steps (Glushkov): each of its characters is a place to be at. */
export interface PatternAutomaton {
  /** For each place, the places that may come next. */
  readonly follow: readonly ReadonlySet<number>[];
  /** For each place, which of the sample characters it takes. */
  readonly takes: readonly ReadonlySet<string>[];
  /** Whether one step may be made in two ways, as in `(a+)+`. */
  readonly isDoubled: boolean;
}

interface Part {
  readonly nullable: boolean;
  readonly first: ReadonlySet<number>;
  readonly last: ReadonlySet<number>;
}

const empty: Part = { nullable: true, first: new Set(), last: new Set() };

const union = (one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> => new Set([...one, ...other]);

/** Characters that stand for all others: those of a pattern with their neighbours, ASCII, and some from far away. */
const samplesOf = (pattern: string): readonly string[] => {
  const codes = new Set(Array.from({ length: 128 }, (_, code) => code));
  for (const far of '\u00a0\u00e9\u00df\u0130\u0660\u2028\u3042\u4e2d\uffff\u{1f600}') codes.add(far.codePointAt(0) ?? 0);
  const escaped = [...pattern.matchAll(/\\[ux]\{?([\da-f]{2,6})\}?/gi)].map(([, digits = '']) => Number.parseInt(digits, 16));
  for (const code of [...[...pattern].map((one) => one.codePointAt(0) ?? 0), ...escaped]) {
    for (const near of [code - 1, code, code + 1]) if (near >= 0 && near <= 0x10ffff) codes.add(near);
  }
  return [...codes].map((code) => String.fromCodePoint(code));
};

/** Which of the sample characters something takes that takes one. */
const createTakenBy = (samples: readonly string[]) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (raw: string): ReadonlySet<string> => {
    const test = known.has(raw) ? undefined : new RegExp(`^(?:${raw})$`, 'u');
    const taken = known.get(raw) ?? new Set(samples.filter((one) => test?.test(one)));
    known.set(raw, taken);
    return taken;
  };
};

/** Whether something takes one character, whichever: so many of them on end can be read in one way only. */
const isCharacter = ({ type }: AST.Element): boolean =>
  type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';

/** Whether a sequence can only match from the start of a text. */
export const isAnchored = ({ elements: [first] }: AST.Alternative): boolean => {
  if (!first) return false;
  if (first.type === 'Assertion') return first.kind === 'start';
  if (first.type !== 'Group' && first.type !== 'CapturingGroup') return false;
  return first.alternatives.every(isAnchored);
};

/** A pattern, or a part of one that is tried by itself. */
export interface PatternPart {
  readonly raw: string;
  readonly alternatives: readonly AST.Alternative[];
  /** Whether it is tried at one place of a text. */
  readonly isAnchored: boolean;
  /** Whether it is read from its end to its start. */
  readonly isReversed: boolean;
}

/**
 * The automaton of a regular expression; `undefined` when it is too large. What looks around reads nothing, and is left
 * out; a reference back counts as any text: both may only make it seem to have more ways than it has.
 */
export const patternAutomaton = (pattern: PatternPart, repetitions = fewRepetitions): PatternAutomaton | undefined => {
  const takenBy = createTakenBy(samplesOf(pattern.raw));
  const follow: Set<number>[] = [];
  const takes: ReadonlySet<string>[] = [];
  let isDoubled = false;

  const place = (raw: string): Part => {
    takes.push(takenBy(raw));
    const only = new Set([follow.push(new Set()) - 1]);
    return { nullable: false, first: only, last: only };
  };
  const link = (from: ReadonlySet<number>, to: ReadonlySet<number>, isLoop = false) => {
    for (const one of from) {
      for (const next of to) {
        if (isLoop && follow[one]?.has(next)) isDoubled = true;
        follow[one]?.add(next);
      }
    }
  };
  const sequence = (left: Part, right: Part): Part => {
    link(left.last, right.first);
    return {
      nullable: left.nullable && right.nullable,
      first: left.nullable ? union(left.first, right.first) : left.first,
      last: right.nullable ? union(right.last, left.last) : right.last,
    };
  };
  const either = (parts: readonly Part[]): Part => ({
    nullable: parts.some(({ nullable }) => nullable),
    first: new Set(parts.flatMap(({ first }) => [...first])),
    last: new Set(parts.flatMap(({ last }) => [...last])),
  });
  const loop = (part: Part): Part => {
    link(part.last, part.first, true);
    return part;
  };
  const repeated = ({ element, min, max }: AST.Quantifier, isFinal: boolean): Part => {
    const optional = (part: Part): Part => ({ ...part, nullable: true });
    // Nothing can fail after a loop that ends the pattern, or has only what may be missing after it.
    const most = isFinal && max > repetitions && min <= 1 ? min : max;
    if (most === 0) return empty;
    const isCounted = repetitions > 1 && min === max && isCharacter(element);
    if (most > repetitions && !isCounted) {
      const part = loop(partOf(element));
      // What may be empty can be repeated any number of times in the same place.
      if (part.nullable) isDoubled = true;
      return min === 0 ? optional(part) : part;
    }
    // Each repetition that may be there stands within the one before: only the last ones can be left out.
    let whole = empty;
    for (let count = most; count > 0 && follow.length <= mostPositions; count -= 1) {
      const rest = sequence(partOf(element, isFinal && max === 1), whole);
      whole = count > min ? optional(rest) : rest;
    }
    return whole;
  };
  const mayBeMissing = (element: AST.Element) => element.type === 'Quantifier' && element.min === 0;
  const alternativeOf = ({ elements }: AST.Alternative, isFinal: boolean): Part => {
    const lastNeeded = elements.findLastIndex((element) => !mayBeMissing(element));
    return elements.reduce((whole, element, index) => sequence(whole, partOf(element, isFinal && index >= lastNeeded)), empty);
  };
  const partOf = (node: AST.Element, isFinal = false): Part => {
    if (follow.length > mostPositions) return empty;
    switch (node.type) {
      case 'Quantifier':
        return repeated(node, isFinal);
      case 'Group':
      case 'CapturingGroup':
        return either(node.alternatives.map((one) => alternativeOf(one, isFinal)));
      case 'Assertion':
        return empty;
      case 'Backreference':
        return loop(place('[^]'));
      default:
        return place(node.raw);
    }
  };
  const start = pattern.isAnchored ? empty : loop(place('[^]'));
  sequence({ ...start, nullable: true }, either(pattern.alternatives.map((one) => alternativeOf(one, !pattern.isReversed))));
  if (follow.length > mostPositions) return repetitions > 1 ? patternAutomaton(pattern, 1) : undefined;
  return { follow, takes, isDoubled };
};
