import type { RJSFSchema } from '@rjsf/utils';
import { memberSchemasOf, type SchemaNode } from '../../validation/schemaNode.ts';
import { getIn, isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { leadToDefault } from '../schema/leadToDefault.ts';
import { holding } from '../schema/openKind.ts';
import { isRecursive } from '../schema/recursion.ts';

/** Answers a value with all the defaults of its schema. */
type Fill = (schema: RJSFSchema, given: unknown) => unknown;

/** Where defaults are looked for. */
interface Search {
  readonly root: SchemaNode;
  /** Only in what must be there. */
  readonly isRequired: boolean;
  /** The nodes with a default in them or in what they refer to. */
  readonly leading: ReadonlySet<unknown>;
  readonly fill: Fill;
}

const known = new WeakMap<object, ReadonlySet<unknown>>();

const isChoice = ({ oneOf, anyOf }: SchemaNode): boolean => Array.isArray(oneOf) || Array.isArray(anyOf);

const namesIn = (nodes: readonly SchemaNode[], { isRequired }: Search): ReadonlySet<string> =>
  new Set(
    nodes.flatMap(({ properties, required }) => {
      if (!isRequired) return Object.keys(Object(properties));
      return Array.isArray(required) ? required : [];
    }),
  );

/** A list that is not there, where a place of it is a choice with a default: the others begin as they do alone, rows as they are said. */
function placesWithin(search: Search, nodes: readonly SchemaNode[], around: unknown, above: readonly unknown[]): unknown {
  const said: readonly unknown[] = [around, ...nodes.map((node) => node['default'])].find(Array.isArray) ?? [];
  const places: readonly unknown[] = nodes.map(({ items }) => items).find(Array.isArray) ?? [];
  const schemas = places.map((place) => (isMembers(place) && !isRecursive(place) ? place : undefined));
  const stated = schemas.map((schema, at) => schema && within(search, schema, undefined, said[at], above));
  if (!stated.some(isMembers)) return undefined;
  const begun = schemas.map((schema, at) => (schema ? search.fill(schema, stated[at] ?? said[at]) : said[at]));
  return [...begun, ...said.slice(places.length)];
}

function within(search: Search, schema: unknown, given: unknown, around: unknown, above: readonly unknown[]): unknown {
  const nodes = holding(schema, search.root);
  const isBack = nodes.some((node) => above.includes(node));
  const isSaid = typeof around === 'object' || nodes.some((node) => search.leading.has(node));
  if ((given !== undefined && !isMembers(given)) || isBack || !isSaid) return given;
  const inner = [...above, ...nodes];
  const inPlaces = given === undefined ? placesWithin(search, nodes, around, inner) : undefined;
  if (inPlaces) return inPlaces;
  const said = [around, ...nodes.map((node) => node['default'])].filter(isMembers);
  const stated = said.length > 0 ? Object.assign({}, ...said.toReversed()) : undefined;
  if (nodes.some(isChoice)) return given ?? stated;
  let value = given;
  for (const name of namesIn(nodes, search)) {
    for (const member of nodes.flatMap((node) => memberSchemasOf(node, name))) {
      // What comes back to a schema around it is begun by whoever opens it.
      if (isMembers(member) && isRecursive(member)) continue;
      const held = getIn(value, [name]);
      const made = within(search, member, held, getIn(stated, [name]), inner);
      if (made !== held) value = { ...Object(value), [name]: made };
    }
  }
  return value;
}

/**
 * A value with the defaults that its schema has for objects in it, or for itself, that are a choice between schemas, also
 * those of the objects around, which outweigh their own: rjsf looks in the data alone for the option that a default means.
 *
 * @param isRequired only in what must be there
 */
export function withStated(schema: RJSFSchema, root: RJSFSchema, given: unknown, isRequired: boolean, fill: Fill): unknown {
  const leading = remembered(known, schema, () => leadToDefault(root, schema));
  return within({ root, isRequired, leading, fill }, schema, given, undefined, []);
}
