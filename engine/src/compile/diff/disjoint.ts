import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { kindOf, kindsOf } from '../schema/kinds.ts';
import type { Place } from './change.ts';
import { listedValues } from './choices.ts';
import type { Side } from './side.ts';

/** A schema and where it stands. */
interface Placed {
  readonly schema: unknown;
  readonly place: Place;
}

const mostSteps = 10;

/** What a schema refers to in the end. */
const followed = ({ schema, place }: Placed, side: Side, steps = 0): Placed => {
  if (!isNode(schema) || typeof schema['$ref'] !== 'string' || steps > mostSteps) return { schema, place };
  const target = side.find(schema['$ref'], place);
  return target ? followed({ schema: side.at(target), place: target }, side, steps + 1) : { schema: {}, place };
};

const areApart = (one: Placed, other: Placed, side: Side, depth: number): boolean => {
  const [a, b] = [followed(one, side), followed(other, side)];
  if (a.schema === false || b.schema === false) return true;
  if (!isNode(a.schema) || !isNode(b.schema) || depth > 4) return false;
  const [left, right] = [listedValues(a.schema), listedValues(b.schema)];
  if (left && right) return !left.some((value) => right.some((it) => sameValue(value, it)));
  const kinds = (node: object, values: readonly unknown[] | undefined) =>
    values ? new Set(values.map(kindOf)) : kindsOf({ ...node });
  const [kindsA, kindsB] = [kinds(a.schema, left), kinds(b.schema, right)];
  const shared = [...kindsA].filter((kind) => kindsB.has(kind));
  if (shared.length === 0) return true;
  if (shared.some((kind) => kind !== 'object')) return false;
  const required = [a.schema['required'], b.schema['required']].flatMap((names) =>
    Array.isArray(names) ? names.map(String) : [],
  );
  return required.some((name) => {
    const [inA, inB] = [memberOf(a, name), memberOf(b, name)];
    return inA !== undefined && inB !== undefined && areApart(inA, inB, side, depth + 1);
  });
};

const memberOf = ({ schema, place }: Placed, name: string): Placed | undefined => {
  const properties = isNode(schema) ? schema['properties'] : undefined;
  if (!isNode(properties) || !Object.hasOwn(properties, name)) return undefined;
  return { schema: properties[name], place: { ...place, tokens: [...place.tokens, 'properties', name] } };
};

/** Whether no value can fit two of some schemas, as far as types, constants and told-apart members show it. */
export const areDisjoint = (branches: readonly unknown[], place: Place, side: Side): boolean => {
  const placed = branches.map((schema, index) => ({ schema, place: { ...place, tokens: [...place.tokens, index] } }));
  return placed.every((one, index) => placed.slice(index + 1).every((other) => areApart(one, other, side, 0)));
};
