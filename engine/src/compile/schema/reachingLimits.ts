import { followed, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { type Subschema, withSubschemas } from './subschemas.ts';

/** Keywords whose schemas are about what a value holds. */
const inner: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'additionalItems', 'unevaluatedItems', 'contains'],
]);

/** Most references in whose place their definition stands: those that double could be millions. */
const mostCopies = 1000;

/** How many levels up a limit lies that is another field's (`{"$data": "2/from"}`); 0 for any other value. */
const levelsUp = (limit: unknown): number =>
  isNode(limit) && typeof limit['$data'] === 'string' ? Number(/^\d*/.exec(limit['$data'])?.[0]) : 0;

const depthIn = ({ keyword }: Subschema, depth: number): number => depth + Number(inner.has(keyword));

/** What judges a value of a schema and of all that it holds: definitions are asked by others. */
const subschemasIn = (node: SchemaNode): readonly Subschema[] => {
  const found: Subschema[] = [];
  withSubschemas(node, (one) => found.push(one));
  return found.filter(({ keyword }) => keyword !== 'definitions' && keyword !== '$defs');
};

/** Whether a schema has limits by fields around the value that it is about; what it refers to left aside. */
const reachesOut = (schema: unknown, depth = 0): boolean => {
  if (!isNode(schema)) return false;
  if (Object.values(schema).some((limit) => levelsUp(limit) > depth)) return true;
  return subschemasIn(schema).some((one) => reachesOut(one.schema, depthIn(one, depth)));
};

/**
 * A schema without its limits by fields around its value: what decides between options or asks in a condition is handed the
 * value alone, and those cannot be told then.
 */
export const withinReach = (schema: unknown, depth = 0): unknown => {
  if (!isNode(schema)) return schema;
  const near = Object.entries(schema).filter(([, limit]) => levelsUp(limit) <= depth);
  return withSubschemas(Object.fromEntries(near), (one) => withinReach(one.schema, depthIn(one, depth)));
};

/**
 * The schema with definitions that have limits by fields around their value in the place of references to them: what is
 * referred to is judged by itself, and would look for those fields in vain.
 */
export const withReachingParts = (schema: unknown): unknown => {
  if (!isNode(schema) || !/"\$data":"[1-9]/.test(JSON.stringify(schema))) return schema;
  let copies = 0;
  const filled = (node: unknown, around: readonly SchemaNode[]): unknown => {
    if (!isNode(node)) return node;
    const { $ref, ...rest } = node;
    const [, part] = typeof $ref === 'string' ? followed(node, schema) : [];
    if (part && !around.includes(part) && copies < mostCopies && reachesOut(part)) {
      copies += 1;
      const copy = filled(part, [...around, part]);
      const isAlone = Object.keys(rest).every((word) => word === 'title' || word === 'description');
      if (isAlone) return { ...Object(copy), ...rest };
      const allOf = Array.isArray(rest['allOf']) ? rest['allOf'] : [];
      return withSubschemas({ ...rest, allOf: [copy, ...allOf] }, (one) => filled(one.schema, around));
    }
    return withSubschemas(node, (one) => filled(one.schema, around));
  };
  return filled(schema, []);
};
