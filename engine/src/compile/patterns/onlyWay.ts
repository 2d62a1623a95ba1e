import { RegExpParser } from '@eslint-community/regexpp';
import type { Range } from './characterGroups.ts';
import { type PatternStates, patternStates } from './patternStates.ts';

/** Longest regular expression that is written. */
const mostCharacters = 4000;

/** A regular expression that takes at least one character, and whether nothing at all may stand in its place. */
interface Part {
  readonly text: string;
  readonly isOptional: boolean;
}

const written = (codePoint: number): string => {
  const character = String.fromCodePoint(codePoint);
  return /[0-9A-Za-z]/.test(character) ? character : `\\u{${codePoint.toString(16)}}`;
};

const classOf = (ranges: readonly Range[]): string => {
  const joined: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && before[1] + 1 === first) before[1] = last;
    else joined.push([first, last]);
  }
  return `[${joined.map(([first, last]) => written(first) + (first === last ? '' : `-${written(last)}`)).join('')}]`;
};

const either = (one: Part | undefined, other: Part): Part => ({
  text: [...new Set([one?.text, other.text])].filter(Boolean).join('|'),
  isOptional: (one?.isOptional ?? false) || other.isOptional,
});

const inSequence = ({ text, isOptional }: Part): string => {
  if (text === '') return '';
  return isOptional ? `(?:${text})?` : text.includes('|') ? `(?:${text})` : text;
};

/** Ways between states as regular expressions, by the states that they lead from and to. */
type Ways = Map<number, Map<number, Part>>;

const addWay = (ways: Ways, from: number, to: number, part: Part): void => {
  const known = ways.get(from) ?? new Map<number, Part>();
  known.set(to, either(known.get(to), part));
  ways.set(from, known);
};

/** The states from which a text can still match. */
const leadingOn = ({ next, matching }: PatternStates): ReadonlySet<number> => {
  const leading = new Set(matching);
  for (let size = -1; size !== leading.size; ) {
    size = leading.size;
    for (const [state, after] of next.entries())
      if (after.some((to) => to !== undefined && leading.has(to))) leading.add(state);
  }
  return leading;
};

const waysBetween = (states: PatternStates, begin: number, end: number): Ways => {
  const leading = leadingOn(states);
  const ways: Ways = new Map();
  for (const [state, after] of states.next.entries()) {
    const ranges = new Map<number, Range[]>();
    for (const [group, to] of after.entries())
      if (to !== undefined && leading.has(to))
        ranges.set(to, [...(ranges.get(to) ?? []), ...(states.groups.ranges[group] ?? [])]);
    for (const [to, all] of ranges) addWay(ways, state, to, { text: classOf(all), isOptional: false });
  }
  const nothing = { text: '', isOptional: true };
  addWay(ways, begin, 0, nothing);
  for (const state of states.matching) addWay(ways, state, end, nothing);
  return ways;
};

const alike = /(\[[^\]]*\])(?:\{(\d+)\})?\1(?:\{(\d+)\})?(?![*?{])/g;

/** A regular expression with a count in place of a class that stands in it many times on end, as a hash of 64 digits has it. */
const counted = (text: string): string => {
  const shorter = text.replace(
    alike,
    (_both, one: string, first = '1', second = '1') => `${one}{${Number(first) + Number(second)}}`,
  );
  return shorter === text ? text : counted(shorter);
};

/** The state whose taking out makes the ways longer by the fewest characters (Delgado and Morais). */
const shortestToWrite = (ways: Ways, states: ReadonlySet<number>): number => {
  const into = new Map<number, { count: number; length: number }>();
  for (const [from, tos] of ways) {
    for (const [to, { text }] of tos) {
      if (to === from) continue;
      const { count, length } = into.get(to) ?? { count: 0, length: 0 };
      into.set(to, { count: count + 1, length: length + text.length });
    }
  }
  const growth = (state: number): number => {
    const { count, length } = into.get(state) ?? { count: 0, length: 0 };
    const loop = ways.get(state)?.get(state)?.text.length ?? 0;
    const out = [...(ways.get(state) ?? [])].filter(([to]) => to !== state);
    const outLength = out.reduce((sum, [, { text }]) => sum + text.length, 0);
    return length * (out.length - 1) + outLength * (count - 1) + loop * (count * out.length - 1);
  };
  return [...states]
    .map((state) => [state, growth(state)] as const)
    .reduce((least, one) => (one[1] < least[1] ? one : least))[0];
};

/** Takes a state out of the ways that lead through it. `false` when what is written becomes too long. */
const takeOut = (ways: Ways, state: number): boolean => {
  const out = ways.get(state) ?? new Map<number, Part>();
  ways.delete(state);
  const loop = out.get(state);
  const again = loop ? `${/^\[[^\]]*\]$/.test(loop.text) ? loop.text : `(?:${loop.text})`}*` : '';
  for (const [from, tos] of ways) {
    const into = tos.get(state);
    tos.delete(state);
    if (!into) continue;
    for (const [to, on] of out) {
      if (to === state) continue;
      const text = counted(inSequence(into) + again + inSequence(on));
      if (text.length > mostCharacters) return false;
      // Whatever is in it may be left out, and then the whole is nothing, which one way alone can be.
      const isOptional = again === '' && into.isOptional && on.isOptional;
      addWay(ways, from, to, isOptional && text === '' ? { text: '', isOptional: true } : { text, isOptional: false });
    }
  }
  return true;
};

/**
 * A regular expression that the same texts match, each in one way, so that no text takes for ever: what can be read in
 * several ways (`(a+)+`) is read as an automaton first, whose states are then taken out one by one. `undefined` where a
 * pattern looks around or back, or where that would be too long.
 */
export const onlyWay = (pattern: string): string | undefined => {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const states = patternStates(alternatives);
  if (!states) return undefined;
  const [begin, end] = [-1, -2];
  const ways = waysBetween(states, begin, end);
  const left = new Set(states.next.keys());
  while (left.size > 0) {
    const state = shortestToWrite(ways, left);
    left.delete(state);
    if (!takeOut(ways, state)) return undefined;
  }
  const whole = ways.get(begin)?.get(end);
  return whole ? `^${inSequence(whole)}$` : '[]';
};
