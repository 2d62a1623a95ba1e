import { pointerOf, tokensOf } from './pointer.ts';
import { placesOf, type RuleStates, ruleStates } from './ruleStates.ts';
import { isNode } from './schemaNode.ts';
import type { FormModule, JsonObject } from './types.ts';

const without = (value: unknown, tokens: readonly string[]): unknown => {
  const [token, ...rest] = tokens;
  if (token === undefined) return undefined;
  if (Array.isArray(value)) {
    const at = Number(token);
    if (rest.length === 0) return value.filter((_item, index) => index !== at);
    const inner = without(value[at], rest);
    return inner === value[at] ? value : value.with(at, inner);
  }
  if (!isNode(value) || !Object.hasOwn(value, token)) return value;
  if (rest.length === 0) {
    const { [token]: _dropped, ...kept } = value;
    return kept;
  }
  const inner = without(value[token], rest);
  return inner === value[token] ? value : { ...value, [token]: inner };
};

/** Takes the values out that `states` say are not sent; the same object when there are none. */
export const withoutDropped = <Data>(data: Data, states: RuleStates): Data => {
  let kept: unknown = data;
  const places = [...states]
    .filter(([, { dropped }]) => dropped)
    .flatMap(([target]) => placesOf(data, tokensOf(target)).map(pointerOf));
  // What is in rows before the rows, and the last ones first: taking one out moves those behind it.
  const inTurn = [...new Set(places)].map(tokensOf).reverse();
  for (const place of inTurn.sort((a, b) => b.length - a.length)) kept = without(kept, place);
  return kept as Data; // the same kind of document, with members less
};

/**
 * Takes out the values of fields that rules hide and whose data policy is `drop`. Returns the same object when there
 * is nothing to take out.
 *
 * @param context Facts that rules ask for. @default {}
 * @param edited Whether the data differ from the saved ones, for rules on `form`. @default true
 */
export const dropHidden = <Data>(form: FormModule, data: Data, context: JsonObject = {}, edited = true): Data =>
  form.rules.length === 0 ? data : withoutDropped(data, ruleStates(form, { data, context, form: { edited } }));
