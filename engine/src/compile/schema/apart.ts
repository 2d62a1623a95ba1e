import type { SchemaNode } from '../../validation/schemaNode.ts';
import { referencesIn, withReferences } from './references.ts';

/** The definition under which a whole schema stands beside one of its parts. */
const whole = 'whole';

/** A schema whose references mean the same from within the definition {@link whole}. */
const moved = (node: unknown): unknown =>
  withReferences(node, (reference) => (reference.startsWith('#') ? `#/definitions/${whole}${reference.slice(1)}` : reference));

/** Makes parts of a schema that can be judged by themselves: with all that they refer to beside them, the same object for all. */
export const createApart = (schema: SchemaNode): ((part: unknown) => unknown) => {
  const { definitions } = schema;
  const isPlain = [...referencesIn(schema)].every((reference) => reference.startsWith('#/definitions/'));
  if (isPlain) return (part) => (definitions === undefined ? part : { definitions, ...Object(part) });
  const shared = { [whole]: moved(schema) };
  return (part) => ({ ...Object(moved(part)), definitions: shared });
};
