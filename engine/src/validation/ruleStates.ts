import { isIndex, pointerOf, tokensOf, valueAt } from './pointer.ts';
import type { FormFacts, FormModule, JsonObject, Rule, RuleEffect } from './types.ts';

/** What the conditions of a form may ask about. */
export interface Facts {
  readonly data: unknown;
  readonly context: JsonObject;
  readonly form: FormFacts;
}

/** What the rules of a form do to one field. */
export interface RuleState {
  readonly hidden: boolean;
  /** Hidden, and the value is not sent. */
  readonly dropped: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  /** Nothing inside is required. */
  readonly waived: boolean;
  /** Removing it is asked for, not done. */
  readonly retained: boolean;
}

/** States by pointer: a pattern for what holds in every row, a plain one where a rule was asked for a single row. */
export type RuleStates = ReadonlyMap<string, RuleState>;

/** A field that no rule is about. */
export const FREE: RuleState = {
  hidden: false,
  dropped: false,
  disabled: false,
  readOnly: false,
  required: false,
  waived: false,
  retained: false,
};

/** What a condition is asked about at one place: the facts, the object around the place, and the nearest list row. */
const factsAt = (facts: Facts, path: readonly string[]) => {
  const { data } = facts;
  const row = path.findLastIndex((token, index) => isIndex(token) && Array.isArray(valueAt(data, path.slice(0, index))));
  const parent = valueAt(data, path.slice(0, -1));
  const around = row < 0 ? undefined : valueAt(data, path.slice(0, row + 1));
  return { ...facts, ...(parent !== undefined && { parent }), ...(around !== undefined && { row: around }) };
};

/**
 * Whether the condition `check` of a form holds. A check that is missing or throws does not.
 *
 * @param path tokens of the field asked for, for conditions on `parent` and `row`. @default the whole form
 */
export const holds = (form: FormModule, check: string, facts: Facts, path: readonly string[] = []): boolean => {
  try {
    return form.checks[check]?.(factsAt(facts, path)) ?? false;
  } catch {
    return false;
  }
};

/** The paths in `data` that a pattern's tokens mean, `-` being every item of a list. */
export const placesOf = (data: unknown, tokens: readonly string[]): readonly (readonly string[])[] =>
  tokens.reduce<readonly (readonly string[])[]>(
    (paths, token) =>
      paths.flatMap((path) => {
        if (token !== '-') return [[...path, token]];
        const list = valueAt(data, path);
        return Array.isArray(list) ? list.map((_item, index) => [...path, String(index)]) : [];
      }),
    [[]],
  );

/** What the effects do, `show` and `enable` where their condition does not hold. */
const outcomes: { readonly [effect in RuleEffect]: keyof RuleState } = {
  show: 'hidden',
  hide: 'hidden',
  enable: 'disabled',
  disable: 'disabled',
  lock: 'readOnly',
  require: 'required',
  waive: 'waived',
  retain: 'retained',
};

const apply = ({ effect, hidden }: Rule, isTrue: boolean, state: RuleState): RuleState => {
  if ((effect === 'show' || effect === 'enable') === isTrue) return state;
  return { ...state, [outcomes[effect]]: true, dropped: state.dropped || hidden === 'drop' };
};

/** What rules do to the field at `path`, and only to it; the same object while the states are. */
export const stateAt = (states: RuleStates, pointer: string, pattern: string): RuleState =>
  states.get(pointer) ?? states.get(pattern) ?? FREE;

/** What every rule of a form does as things stand. */
export const ruleStates = (form: FormModule, facts: Facts): RuleStates => {
  const states = new Map<string, RuleState>();
  // An object that is not there yet has nothing in it, and asks for nothing.
  const factsOnEmpty = { ...facts, parent: {} };
  const settle = (rule: Rule, place: readonly string[], pointer: string) => {
    const isTrue = holds(form, rule.check, rule.effect === 'require' ? facts : factsOnEmpty, place);
    states.set(pointer, apply(rule, isTrue, stateAt(states, pointer, rule.target)));
  };
  for (const rule of form.rules) if (rule.scope !== 'row') settle(rule, tokensOf(rule.target), rule.target);
  for (const rule of form.rules) {
    if (rule.scope !== 'row') continue;
    for (const place of placesOf(facts.data, tokensOf(rule.target))) settle(rule, place, pointerOf(place));
  }
  return states;
};

/** Whether rules do `effect` to the field at `path` or to something around it. */
export const isUnder = (states: RuleStates, path: readonly (string | number)[], effect: 'hidden' | 'waived'): boolean => {
  // A number is a row of a list, or the name of a member.
  let places = [''];
  const isHere = () => places.some((place) => states.get(place)?.[effect]);
  return (
    isHere() ||
    path.some((token) => {
      const part = pointerOf([token]);
      places = places.flatMap((place) => (isIndex(token) ? [place + part, `${place}/-`] : place + part));
      return isHere();
    })
  );
};
