import { RegExpParser } from '@eslint-community/regexpp';
import { lookaroundsIn } from './lookarounds.ts';
import { isAnchored, type PatternAutomaton, type PatternPart, patternAutomaton } from './patternAutomaton.ts';
import { patternWays } from './patternWays.ts';

/** Most places of a loop that are looked at two by two; a longer one may have any number of ways. */
const longestLoop = 1500;

/** Most steps of several runs side by side that are looked at. */
const mostSteps = 2_000_000;

/** Most steps of threefold runs that are looked at; whatever is beyond may be shared. */
const mostThreefold = 300_000;

/** Most ways to read a text that are tried one after the other: a list of words, however long, is no more. */
const mostWays = 1000;

/** How the time that a pattern takes grows: with a power of the text's length, or without bounds. */
export type PatternCost = number | 'exponential';

const sharedBy = (one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): readonly string[] =>
  [...one].filter((character) => other.has(character));

/** The strongly connected parts of a graph (Tarjan), each a list of nodes, sinks first. */
const components = (size: number, next: (node: number) => Iterable<number>): readonly (readonly number[])[] => {
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const isOpen = new Uint8Array(size);
  const open: number[] = [];
  const found: number[][] = [];
  let count = 0;
  for (let root = 0; root < size; root += 1) {
    if (order[root] !== -1) continue;
    const path: { readonly node: number; readonly rest: Iterator<number> }[] = [];
    const enter = (node: number) => {
      order[node] = count;
      low[node] = count;
      count += 1;
      open.push(node);
      isOpen[node] = 1;
      path.push({ node, rest: next(node)[Symbol.iterator]() });
    };
    enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { value, done } = top.rest.next();
      if (!done) {
        if (order[value] === -1) enter(value);
        else if (isOpen[value] === 1) low[top.node] = Math.min(low[top.node] ?? 0, order[value] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1)?.node;
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[top.node] ?? 0);
      if (low[top.node] !== order[top.node]) continue;
      const part = open.splice(open.lastIndexOf(top.node));
      for (const node of part) isOpen[node] = 0;
      found.push(part);
    }
  }
  return found;
};

/** The parts of an automaton in which one comes back to where one was, sinks first. */
const loopsOf = ({ follow }: PatternAutomaton): readonly (readonly number[])[] =>
  components(follow.length, (node) => follow[node] ?? []).filter(
    ([node = 0, ...others]) => others.length > 0 || follow[node]?.has(node),
  );

/** Whether some text can be read at one place in two ways that end there again: these double with each repetition. */
const isExponential = (automaton: PatternAutomaton): boolean => {
  if (automaton.isDoubled) return true;
  const mayStep = createSteps(mostSteps);
  // What ends where it began never leaves its loop.
  return loopsOf(automaton).some((loop) => loop.length > longestLoop || doubles(automaton, loop, mayStep));
};

const createSteps = (most: number) => {
  let steps = 0;
  return (): boolean => {
    steps += 1;
    return steps <= most;
  };
};

const doubles = ({ follow, takes }: PatternAutomaton, loop: readonly number[], mayStep: () => boolean): boolean => {
  const size = loop.length;
  const places = new Map(loop.map((place, index) => [place, index]));
  const after = loop.map((place) =>
    [...(follow[place] ?? [])].flatMap((next) => {
      const index = places.get(next);
      return index === undefined ? [] : [index];
    }),
  );
  const meet = loop.map((one) => loop.map((other) => sharedBy(takes[one], takes[other]).length > 0));
  let isTooLong = false;
  const next = function* (pair: number) {
    for (const left of after[Math.floor(pair / size)] ?? []) {
      for (const right of after[pair % size] ?? []) {
        if (!mayStep()) isTooLong = true;
        else if (meet[left]?.[right]) yield left * size + right;
      }
    }
  };
  const isSame = (pair: number) => Math.floor(pair / size) === pair % size;
  const parts = components(size * size, next);
  return isTooLong || parts.some((part) => part.some(isSame) && !part.every(isSame));
};

/** Whether a text keeps one run in a loop, another in a later loop, and leads a third from the one to the other. */
const createShifts = ({ follow, takes }: PatternAutomaton) => {
  const size = follow.length;
  let steps = 0;
  return (from: number, to: number): boolean => {
    const goal = (from * size + to) * size + to;
    const seen = new Set([(from * size + from) * size + to]);
    for (const triple of seen) {
      const [a, b, c] = [Math.floor(triple / size / size), Math.floor(triple / size) % size, triple % size];
      for (const x of follow[a] ?? []) {
        for (const y of follow[b] ?? []) {
          const shared = sharedBy(takes[x], takes[y]);
          if (shared.length === 0) continue;
          for (const z of follow[c] ?? []) {
            if (!shared.some((character) => takes[z]?.has(character))) continue;
            steps += 1;
            if (steps > mostThreefold) return true;
            const reached = (x * size + y) * size + z;
            if (reached === goal) return true;
            seen.add(reached);
          }
        }
      }
    }
    return false;
  };
};

/** Whether one comes from a loop to a later one by characters that both take, as a text does that leads from the one to the other. */
const mayLead = ({ follow, takes }: PatternAutomaton, loop: readonly number[], later: readonly number[]): boolean => {
  const takenBy = (nodes: readonly number[]) => new Set(nodes.flatMap((node) => [...(takes[node] ?? [])]));
  const others = takenBy(later);
  const shared = new Set([...takenBy(loop)].filter((character) => others.has(character)));
  const seen = new Set(loop);
  for (const node of seen) for (const next of follow[node] ?? []) if (sharedBy(takes[next], shared).length > 0) seen.add(next);
  return later.some((node) => seen.has(node));
};

/** The longest row of loops each of which may hand characters over to the next: the power of a text's length. */
const degreeOf = (automaton: PatternAutomaton): number => {
  const loops = loopsOf(automaton);
  const shifts = createShifts(automaton);
  // Sinks come first, so that what follows a loop is known when the loop is looked at.
  const longest: number[] = [];
  for (const [index, loop] of loops.entries()) {
    const rows = loops.slice(0, index).map((later, at) => {
      if (!mayLead(automaton, loop, later)) return 0;
      const isShifted = loop.some((from) => later.some((to) => shifts(from, to)));
      return isShifted ? (longest[at] ?? 0) : 0;
    });
    longest.push(1 + Math.max(0, ...rows));
  }
  return Math.max(0, ...longest);
};

/** The power for a part of a pattern; 0 where time does not grow. */
const costOf = (part: PatternPart): PatternCost => {
  const isWords = patternWays(part.alternatives) <= mostWays;
  const automaton = isWords ? undefined : patternAutomaton(part);
  if (!isWords && (!automaton || isExponential(automaton))) return 'exponential';
  const own = automaton ? degreeOf(automaton) : Number(!part.isAnchored);
  let most = own;
  for (const { assertion, isRare } of lookaroundsIn(part.alternatives, part.isAnchored)) {
    const isReversed = assertion.kind === 'lookbehind';
    const cost = costOf({ raw: assertion.raw, alternatives: assertion.alternatives, isAnchored: true, isReversed });
    if (cost === 'exponential') return cost;
    most = Math.max(most, isRare ? cost : own + cost);
  }
  return most;
};

const measured = (pattern: string): PatternCost => {
  const { raw, alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const cost = costOf({ raw, alternatives, isAnchored: alternatives.every(isAnchored), isReversed: false });
  return cost === 'exponential' ? cost : Math.max(1, cost);
};

/** Most patterns whose cost is kept: each is asked about several times, and schemas repeat the same ones a hundred times. */
const mostKept = 500;
const kept = new Map<string, PatternCost>();

/** How the time that a regular expression takes on texts that do not match grows with their length. */
export const patternCost = (pattern: string): PatternCost => {
  const cost = kept.get(pattern) ?? measured(pattern);
  if (kept.size >= mostKept) kept.clear();
  kept.set(pattern, cost);
  return cost;
};
