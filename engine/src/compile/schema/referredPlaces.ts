import { pointerOf, tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { decoded, referencesIn } from './references.ts';
import { listedSchemas, schemasByName, singleSchemas } from './subschemas.ts';

type Tokens = readonly (string | number)[];

/** How many tokens lead from schema to schema by keywords, from the front. */
const keywordSteps = (tokens: Tokens): number => {
  let at = 0;
  while (at < tokens.length) {
    const [keyword = '', next] = tokens.slice(at, at + 2).map(String);
    const isListed = listedSchemas.has(keyword) && /^\d+$/.test(next ?? '');
    if (isListed || (schemasByName.has(keyword) && next !== undefined)) at += 2;
    else if (singleSchemas.has(keyword)) at += 1;
    else break;
  }
  return at;
};

/** Whether no keyword leads to a place of a file: whatever is there is a schema only to what refers to it. */
export const isApart = (tokens: Tokens): boolean => keywordSteps(tokens) < tokens.length;

/** Where OpenAPI keeps what is referred to and no schema: parameters, whose `required` is a truth, answers and the like. */
const isOfOpenApi = (value: unknown, [first, second]: Tokens): boolean => {
  if (!isNode(value)) return false;
  if (typeof value['openapi'] === 'string') return first === 'paths' || (first === 'components' && second !== 'schemas');
  return typeof value['swagger'] === 'string' && ['parameters', 'responses', 'paths'].includes(String(first));
};

/**
 * The schemas of a file that its references lead to and no keyword does, as in `{"$ref": "#/components/schemas/a"}`; and the
 * members that they are kept in, by pointer: `/components` is no mistyped keyword.
 */
export const referredPlaces = (
  value: unknown,
): { readonly places: readonly (readonly string[])[]; readonly ways: ReadonlySet<string> } => {
  const own = [...referencesIn(value)].filter((reference) => reference.startsWith('#/'));
  const led = own.map((reference) => tokensOf(decoded(reference.slice(1)))).filter((tokens) => !isOfOpenApi(value, tokens));
  const apart = led.filter((tokens) => isApart(tokens) && valueAt(value, tokens) !== undefined);
  const isInside = (one: Tokens, other: Tokens) =>
    one.length > other.length && other.every((token, at) => token === one[at]) && !isApart(one.slice(other.length));
  return {
    places: apart.filter((one) => !apart.some((other) => isInside(one, other))),
    ways: new Set(apart.map((tokens) => pointerOf(tokens.slice(0, keywordSteps(tokens) + 1)))),
  };
};
