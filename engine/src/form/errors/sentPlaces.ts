import { dropsRows } from '../../validation/dropsRows.ts';
import { settledStates } from '../../validation/hidden.ts';
import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { type Facts, stateAt } from '../../validation/ruleStates.ts';
import type { FormModule } from '../../validation/types.ts';
import { toPointer } from '../data/pointer.ts';

/**
 * Tells where a value of what is sent stands in the form's document, by JSON pointer: rows that rules hide and leave out do
 * not count in the one, and do in the other. `undefined` where no rule leaves rows out: all stands where it did.
 *
 * @param facts those of the document, as it is when it is sent
 */
export function sentPlaces(form: FormModule, facts: Facts): ((pointer: string) => string) | undefined {
  if (!form.rules.some(dropsRows)) return undefined;
  const states = settledStates(form, facts);
  return (pointer) => {
    if (!pointer.startsWith('/')) return pointer;
    let pattern = '';
    let path: readonly string[] = [];
    for (const token of tokensOf(pointer)) {
      const rows = valueAt(facts.data, path);
      const around = toPointer(path);
      const isSent = (index: number) => !stateAt(states, `${around}/${index}`, `${pattern}/-`).dropped;
      const name = Array.isArray(rows) ? String([...rows.keys()].filter(isSent)[Number(token)] ?? token) : token;
      path = [...path, name];
      pattern += Array.isArray(rows) ? '/-' : toPointer([token]);
    }
    return toPointer(path);
  };
}
