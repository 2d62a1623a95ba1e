import { tokensOf } from './pointer.ts';
import { isNode } from './schemaNode.ts';
import type { FormModule, JsonObject } from './types.ts';

/** Whether the condition `check` of a form holds for its data and context. A check that is missing or throws does not. */
export const holds = (form: FormModule, check: string, data: unknown, context: JsonObject): boolean => {
  try {
    return form.checks[check]?.({ data, context }) ?? false;
  } catch {
    return false;
  }
};

const without = (value: unknown, tokens: readonly string[]): unknown => {
  const [token, ...rest] = tokens;
  if (token === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => (rest.length === 0 ? undefined : without(item, rest)));
    return rest.length === 0 ? [] : items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isNode(value) || !Object.hasOwn(value, token)) return value;
  if (rest.length === 0) {
    const { [token]: _dropped, ...kept } = value;
    return kept;
  }
  const inner = without(value[token], rest);
  return inner === value[token] ? value : { ...value, [token]: inner };
};

/**
 * Takes out the values of fields that rules hide and whose data policy is `drop`. Returns the same object when there
 * is nothing to take out.
 */
export const dropHidden = <Data>(form: FormModule, data: Data, context: JsonObject = {}): Data => {
  let kept: unknown = data;
  const shown = new Map<string, boolean>();
  for (const rule of form.rules) {
    if (rule.hidden !== 'drop' || (rule.effect !== 'show' && rule.effect !== 'hide')) continue;
    const visible = holds(form, rule.check, data, context) === (rule.effect === 'show');
    shown.set(rule.target, (shown.get(rule.target) ?? true) && visible);
  }
  for (const [target, visible] of shown) if (!visible) kept = without(kept, tokensOf(target));
  return kept as Data; // the same kind of document, with members less
};
