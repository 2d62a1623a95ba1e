import { pointerOf, tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { decoded, referencesIn, referredBy } from './references.ts';
import { listedSchemas, schemasByName, singleSchemas, subschemasOf } from './subschemas.ts';

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

/** References within a file that its root leads to, by way of others or not: those of what it only defines are left out. */
const reachedFrom = (root: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  const left: unknown[] = [root]; // a chain of thousands of references is deeper than calls may be
  while (left.length > 0) {
    const node = left.pop();
    if (!isNode(node)) continue;
    const { $ref: reference } = node;
    if (typeof reference === 'string' && reference.startsWith('#/') && !found.has(reference)) {
      found.add(reference);
      left.push(referredBy(reference, root));
    }
    for (const { schema, keyword } of subschemasOf(node))
      if (keyword !== 'definitions' && keyword !== '$defs') left.push(schema);
  }
  return found;
};

/**
 * The schemas of a file that its references lead to and no keyword does, as in `{"$ref": "#/components/schemas/a"}`: those
 * that the root leads to, or all where it leads to none and only defines; and the members that they are kept in, by pointer:
 * `/components` is no mistyped keyword.
 */
export const referredPlaces = (
  value: unknown,
): { readonly places: readonly (readonly string[])[]; readonly ways: ReadonlySet<string> } => {
  const own = [...referencesIn(value)].filter((reference) => reference.startsWith('#/'));
  const reached = reachedFrom(value);
  const apart = own
    .map((reference) => ({ reference, tokens: tokensOf(decoded(reference.slice(1))) }))
    .filter(({ tokens }) => !isOfOpenApi(value, tokens) && isApart(tokens) && valueAt(value, tokens) !== undefined);
  const used = apart.filter(({ reference }) => reached.size === 0 || reached.has(reference)).map(({ tokens }) => tokens);
  const isInside = (one: Tokens, other: Tokens) =>
    one.length > other.length && other.every((token, at) => token === one[at]) && !isApart(one.slice(other.length));
  return {
    places: used.filter((one) => !used.some((other) => isInside(one, other))),
    ways: new Set(apart.map(({ tokens }) => pointerOf(tokens.slice(0, keywordSteps(tokens) + 1)))),
  };
};
