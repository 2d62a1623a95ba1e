import { holds } from '../../validation/index.ts';
import type { FormModule, JsonObject, Rule } from '../../validation/types.ts';
import { ancestorsOf } from '../data/pointer.ts';

/** What the rules of a form do to one field. */
export interface RuleState {
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  /** Nothing inside is required. */
  readonly waived: boolean;
}

/** The rules of one form as they stand. */
export interface RuleBoard {
  /** Asks every condition anew. */
  readonly evaluate: (data: JsonObject, context: JsonObject) => void;
  /** What rules do to the field of a pattern pointer, and only to it; the same object while it is the same. */
  readonly at: (pattern: string) => RuleState;
  /** Whether a rule hides the field of a pattern pointer or something around it. */
  readonly isHidden: (pattern: string) => boolean;
  /** Whether the condition of this key held at the last evaluation; true without a key. */
  readonly holds: (check: string | undefined) => boolean;
}

const FREE: RuleState = { hidden: false, disabled: false, readOnly: false, required: false, waived: false };

/** The rules of `form`, not evaluated yet. */
export function createRuleBoard(form: FormModule): RuleBoard {
  const enabling = form.actions.flatMap((action) => action.enabledWhen ?? []);
  const keys = new Set([...form.rules.map((rule) => rule.check), ...enabling]);
  let truths = new Map<string, boolean>();
  let states = new Map<string, RuleState>();

  const held = (key: string | undefined) => key === undefined || truths.get(key) === true;

  return {
    evaluate: (data, context) => {
      if (keys.size === 0) return;
      truths = new Map([...keys].map((key) => [key, holds(form, key, data, context)]));
      const before = states;
      states = new Map();
      for (const rule of form.rules) {
        states.set(rule.target, apply(rule, held(rule.check), states.get(rule.target) ?? FREE));
      }
      for (const [target, state] of states) {
        const old = before.get(target);
        if (old && isSame(old, state)) states.set(target, old);
      }
    },
    at: (pattern) => states.get(pattern) ?? FREE,
    isHidden: (pattern) => [pattern, ...ancestorsOf(pattern)].some((at) => states.get(at)?.hidden === true),
    holds: held,
  };
}

function apply({ effect }: Rule, isTrue: boolean, state: RuleState): RuleState {
  switch (effect) {
    case 'show':
      return { ...state, hidden: state.hidden || !isTrue };
    case 'hide':
      return { ...state, hidden: state.hidden || isTrue };
    case 'enable':
      return { ...state, disabled: state.disabled || !isTrue };
    case 'disable':
      return { ...state, disabled: state.disabled || isTrue };
    case 'lock':
      return { ...state, readOnly: state.readOnly || isTrue };
    case 'require':
      return { ...state, required: state.required || isTrue };
    case 'waive':
      return { ...state, waived: state.waived || isTrue };
  }
}

function isSame(a: RuleState, b: RuleState): boolean {
  return a.hidden === b.hidden && a.disabled === b.disabled && a.readOnly === b.readOnly && a.required === b.required;
}
