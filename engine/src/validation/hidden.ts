import { pointerOf, tokensOf, valueAt } from './pointer.ts';
import { type Facts, placesOf, type RuleStates, ruleStates } from './ruleStates.ts';
import { sameDocument } from './sameDocument.ts';
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

/**
 * Takes the values out that `states` say are not sent; the same object when there are none.
 *
 * @param isStaying whether a place stays all the same. @default none does
 */
const withoutDropped = <Data>(
  data: Data,
  states: RuleStates,
  isStaying: (place: readonly string[]) => boolean = () => false,
): Data => {
  let kept: unknown = data;
  const places = [...states]
    .filter(([, { dropped }]) => dropped)
    .flatMap(([target]) => placesOf(data, tokensOf(target)).map(pointerOf));
  // What is in rows before the rows, and the last ones first: taking one out moves those behind it.
  const inTurn = [...new Set(places)].map(tokensOf).reverse();
  for (const place of inTurn.sort((a, b) => b.length - a.length)) if (!isStaying(place)) kept = without(kept, place);
  return kept as Data; // the same kind of document, with members less
};

/**
 * What the rules of a form do where they read what is sent: a value that is hidden and left out shows, hides and asks for
 * nothing. Rows that are left out are read all the same. Rules that hide what they go by are asked about all that is there.
 */
export const settledStates = (form: FormModule, facts: Facts): RuleStates => {
  const { data } = facts;
  const first = ruleStates(form, facts);
  const isRow = (place: readonly string[]) => Array.isArray(valueAt(data, place.slice(0, -1)));
  const read = [data];
  for (let states = first; ; states = ruleStates(form, { ...facts, data: read.at(-1) })) {
    const kept = withoutDropped(data, states, isRow);
    if (sameDocument(kept, read.at(-1))) return states;
    if (read.some((before) => sameDocument(kept, before))) return first;
    read.push(kept);
  }
};

/**
 * Takes out the values of fields that rules hide and whose data policy is `drop`. Returns the same object when there
 * is nothing to take out.
 *
 * @param context Facts that rules ask for. @default {}
 * @param edited Whether the data differ from the saved ones, for rules on `form`. @default true
 * @param uploading Whether a file of the form is on its way, for rules on `form`. @default nothing is known of it
 */
export const dropHidden = <Data>(
  form: FormModule,
  data: Data,
  context: JsonObject = {},
  edited = true,
  uploading?: boolean,
): Data =>
  form.rules.length === 0 ? data : withoutDropped(data, settledStates(form, { data, context, form: { edited, uploading } }));
