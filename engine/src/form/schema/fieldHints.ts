import { fillIn } from '../../validation/index.ts';
import { isMembers } from '../data/members.ts';
import type { Placeholders } from '../useFormTexts.ts';

/** Options of a uiSchema that are texts for the person and may name the field's own limits. */
const HINTS = ['help', 'description', 'placeholder', 'title'];

/** The limits of a field by keyword, for instance `{ minLength: 6 }`. */
export function limitsOf(schema: { readonly [keyword: string]: unknown }): Placeholders {
  return Object.fromEntries(
    Object.entries(schema).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'number' || typeof entry[1] === 'string',
    ),
  );
}

/**
 * `uiSchema` with the placeholders of its hints replaced by the field's limits ('At least {minLength} characters.');
 * the same object when it has none.
 *
 * @param limits Asked only when there is a placeholder.
 */
export function fillHints<T extends object>(uiSchema: T, limits: () => Placeholders): T {
  const options: unknown = Reflect.get(uiSchema, 'ui:options');
  const filled = fillMembers(uiSchema, (name) => `ui:${name}`, limits);
  if (!isMembers(options)) return filled;
  const filledOptions = fillMembers(options, (name) => name, limits);
  return filledOptions === options ? filled : { ...filled, 'ui:options': filledOptions };
}

function fillMembers<T extends object>(members: T, keyOf: (name: string) => string, limits: () => Placeholders): T {
  const changes: { [key: string]: string } = {};
  for (const name of HINTS) {
    const text: unknown = Reflect.get(members, keyOf(name));
    if (typeof text === 'string' && text.includes('{')) changes[keyOf(name)] = fillIn(text, limits());
  }
  return Object.keys(changes).length === 0 ? members : { ...members, ...changes };
}
