import { settledStates } from '../../validation/hidden.ts';
import { type Facts, holds, isUnder, type RuleState, type RuleStates, stateAt } from '../../validation/index.ts';
import type { FormModule } from '../../validation/types.ts';
import type { Path } from '../data/pointer.ts';
import { hasSameParts } from '../data/sameParts.ts';

/** The rules of one form as they stand. */
export interface RuleBoard {
  /** Asks every condition anew. */
  readonly evaluate: (facts: Facts) => void;
  /** What rules do to one field, and only to it; the same object while it is the same. */
  readonly at: (pointer: string, pattern: string) => RuleState;
  /** Whether a rule hides the field at `path` or something around it. */
  readonly isHidden: (path: Path) => boolean;
  /** Whether a rule waives what is required at `path`. */
  readonly isWaived: (path: Path) => boolean;
  /** Whether the condition of this key held at the last evaluation; true without a key. */
  readonly holds: (check: string | undefined) => boolean;
}

/** The rules of `form`, not evaluated yet. */
export function createRuleBoard(form: FormModule): RuleBoard {
  const asked = form.actions.flatMap(({ enabledWhen, shownWhen, confirmWhen }) =>
    [enabledWhen, shownWhen, confirmWhen].flatMap((key) => key ?? []),
  );
  let truths = new Map<string, boolean>();
  let states: RuleStates = new Map();
  // Every field asks after every change: most forms hide or waive nothing at the moment.
  let [isAnyHidden, isAnyWaived] = [false, false];

  return {
    evaluate: (facts) => {
      truths = new Map(asked.map((key) => [key, holds(form, key, facts)]));
      if (form.rules.length === 0) return;
      const before = states;
      states = new Map(
        [...settledStates(form, facts)].map(([target, state]) => {
          const old = before.get(target);
          return [target, old && hasSameParts(old, state) ? old : state];
        }),
      );
      isAnyHidden = [...states.values()].some(({ hidden }) => hidden);
      isAnyWaived = [...states.values()].some(({ waived }) => waived);
    },
    at: (pointer, pattern) => stateAt(states, pointer, pattern),
    isHidden: (path) => isAnyHidden && isUnder(states, path, 'hidden'),
    isWaived: (path) => isAnyWaived && isUnder(states, path, 'waived'),
    holds: (key) => key === undefined || truths.get(key) === true,
  };
}
