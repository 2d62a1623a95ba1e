import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { subschemasOf } from '../schema/subschemas.ts';

/** Keywords whose schemas are about members that they do not name, or about nothing by themselves. */
const ofOtherPlaces: ReadonlySet<string> = new Set([
  ...['patternProperties', 'additionalProperties', 'additionalItems', 'propertyNames', 'definitions', '$defs'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
]);

/** Where the value stands that a member of a condition is about, as a pointer; `undefined` for what is no part of the form's data. */
export const placeOf = (subject: string, target: string): string | undefined => {
  if (subject === 'data') return '';
  const tokens = tokensOf(target);
  if (subject === 'parent') return tokens.length > 0 ? pointerOf(tokens.slice(0, -1)) : undefined;
  const row = tokens.lastIndexOf('-');
  return subject === 'row' && row >= 0 ? pointerOf(tokens.slice(0, row + 1)) : undefined;
};

/** The place that a schema in one about `place` is about; `undefined` where it names none. */
export const placeWithin = (place: string, keyword: string, tokens: readonly (string | number)[]): string | undefined => {
  if (keyword === 'properties') return `${place}${pointerOf([String(tokens[1])])}`;
  if (keyword === 'items' || keyword === 'contains') return `${place}/-`;
  return ofOtherPlaces.has(keyword) ? undefined : place;
};

const placesIn = (node: unknown, place: string): readonly string[] => {
  if (!isNode(node)) return [];
  const required = Array.isArray(node['required']) ? node['required'] : [];
  return [
    ...required.map((name) => `${place}${pointerOf([String(name)])}`),
    ...subschemasOf(node).flatMap(({ schema, keyword, tokens }) => {
      const within = placeWithin(place, keyword, tokens);
      return within === undefined ? [] : [within, ...placesIn(schema, within)];
    }),
  ];
};

/** Pointers of the fields that the condition of a rule of `target` asks about, `-` being any row. */
export const placesAsked = (when: unknown, target: string): readonly string[] => {
  if (Array.isArray(when)) return when.flatMap((one) => placesAsked(one, target));
  return Object.entries(Object(when)).flatMap(([subject, about]) => {
    const place = placeOf(subject, target);
    return place === undefined ? [] : placesIn(about, place);
  });
};
