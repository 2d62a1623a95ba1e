import type { AST } from '@eslint-community/regexpp';
import { type CharacterGroups, characterGroups, type Taker } from './characterGroups.ts';

/** Most steps of a pattern with its repetitions written out, and most states that reading it one way may have. */
const mostSteps = 3000;
const mostStates = 400;

/** What reads a text one character at a time, in one way: the state after the next character, by group of characters. */
export interface PatternStates {
  readonly groups: CharacterGroups;
  /** The first state is where reading begins; `undefined` where no text can match any more. */
  readonly next: readonly (readonly (number | undefined)[])[];
  /** The states in which a text that ends there has matched. */
  readonly matching: ReadonlySet<number>;
}

/** A step without a character: anywhere, or at the start or the end of the text only. */
interface Jump {
  readonly to: number;
  readonly only?: 'start' | 'end';
}

const takersOf = (node: AST.Element): readonly Taker[] => {
  if (node.type === 'Quantifier') return takersOf(node.element);
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return node.alternatives.flatMap(({ elements }) => elements.flatMap(takersOf));
  return node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass' ? [node] : [];
};

/** The ways to read a text side by side (Thompson); built from the end to the start, so that each part knows what follows it. */
class Ways {
  readonly jumps: Jump[][] = [];
  readonly takes: { readonly groups: ReadonlySet<number>; readonly to: number }[][] = [];
  /** Whether something stands in the pattern that this cannot read: what looks around, or back. */
  isBeyond = false;

  constructor(private readonly groups: CharacterGroups) {}

  add(...jumps: readonly Jump[]): number {
    this.takes.push([]);
    return this.jumps.push([...jumps]) - 1;
  }

  /** A place from which any text may follow before going on. */
  anything(to: number): number {
    const place = this.add({ to });
    this.takes[place]?.push({ groups: new Set(this.groups.ranges.keys()), to: place });
    return place;
  }

  either(alternatives: readonly AST.Alternative[], to: number): number {
    const starts = alternatives.map(({ elements }) => elements.reduceRight((after, element) => this.read(element, after), to));
    return this.add(...starts.map((start) => ({ to: start })));
  }

  private read(node: AST.Element, to: number): number {
    if (this.jumps.length > mostSteps) this.isBeyond = true;
    if (this.isBeyond) return to;
    if (node.type === 'Quantifier') return this.repeat(node, to);
    if (node.type === 'Group' || node.type === 'CapturingGroup') return this.either(node.alternatives, to);
    if (node.type === 'Assertion' && (node.kind === 'start' || node.kind === 'end')) return this.add({ to, only: node.kind });
    const groups = this.groups.taken.get(node.raw);
    if (node.type === 'Assertion' || !groups) {
      this.isBeyond = true;
      return to;
    }
    const place = this.add();
    this.takes[place]?.push({ groups: new Set(groups), to });
    return place;
  }

  private repeat({ element, min, max }: AST.Quantifier, to: number): number {
    let after = to;
    if (max === Number.POSITIVE_INFINITY) {
      after = this.add({ to });
      this.jumps[after]?.push({ to: this.read(element, after) });
    } else {
      for (let count = max; count > min && !this.isBeyond; count -= 1)
        after = this.add({ to }, { to: this.read(element, after) });
    }
    for (let count = min; count > 0 && !this.isBeyond; count -= 1) after = this.read(element, after);
    return after;
  }

  /** Every place that is reached from some without a character. */
  reached(from: Iterable<number>, at: readonly ('start' | 'end')[]): ReadonlySet<number> {
    const places = new Set(from);
    for (const place of places)
      for (const { to, only } of this.jumps[place] ?? []) if (!only || at.includes(only)) places.add(to);
    return places;
  }
}

/** The same with one state in place of those from which the same texts match (Moore). */
const withFewestStates = ({ groups, next, matching }: PatternStates): PatternStates => {
  let kinds = next.map((_after, state) => Number(matching.has(state)));
  for (let count = 0, known = -1; count !== known; ) {
    known = count;
    const keys = next.map((after, state) => [kinds[state], ...after.map((to) => to !== undefined && kinds[to])].join());
    const names = [...new Set(keys)];
    kinds = keys.map((key) => names.indexOf(key));
    count = names.length;
  }
  const kept = [...new Set(kinds)].map((kind) => kinds.indexOf(kind));
  return {
    groups,
    next: kept.map((state) => (next[state] ?? []).map((to) => (to === undefined ? undefined : kinds[to]))),
    matching: new Set(kept.flatMap((state, kind) => (matching.has(state) ? [kind] : []))),
  };
};

/**
 * A pattern as what reads any text in one way, a character at a time; `undefined` where it looks around or back, or where
 * that takes too many states.
 */
export const patternStates = (alternatives: readonly AST.Alternative[]): PatternStates | undefined => {
  const groups = characterGroups(alternatives.flatMap(({ elements }) => elements.flatMap(takersOf)));
  if (!groups) return undefined;
  const ways = new Ways(groups);
  const end = ways.add();
  const begin = ways.anything(ways.either(alternatives, ways.anything(end)));
  if (ways.isBeyond) return undefined;
  const known = new Map<string, number>();
  const states: ReadonlySet<number>[] = [];
  const stateOf = (places: ReadonlySet<number>): number | undefined => {
    if (places.size === 0) return undefined;
    const key = [...places].sort((one, other) => one - other).join();
    const state = known.get(key) ?? states.push(places) - 1;
    known.set(key, state);
    return state;
  };
  stateOf(ways.reached([begin], ['start']));
  const next: (number | undefined)[][] = [];
  const matching = new Set<number>();
  for (let state = 0; state < states.length; state += 1) {
    if (states.length > mostStates) return undefined;
    const places = [...(states[state] ?? [])];
    if (ways.reached(places, state === 0 ? ['start', 'end'] : ['end']).has(end)) matching.add(state);
    next.push(
      groups.ranges.map((_ranges, group) => {
        const after = places.flatMap((place) =>
          (ways.takes[place] ?? []).flatMap(({ groups: taken, to }) => (taken.has(group) ? [to] : [])),
        );
        return stateOf(ways.reached(after, []));
      }),
    );
  }
  return withFewestStates({ groups, next, matching });
};
