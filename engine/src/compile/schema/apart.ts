import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { literalKeywords } from './subschemas.ts';

/** The definition under which a whole schema stands beside one of its parts. */
const whole = 'whole';

/** Whether some reference leads elsewhere than to the definitions. */
const leadsElsewhere = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(leadsElsewhere);
  if (!isNode(node)) return false;
  return Object.entries(node).some(([name, member]) => {
    if (name === '$ref' && typeof member === 'string') return !/^#\/definitions\//.test(member);
    return !literalKeywords.has(name) && leadsElsewhere(member);
  });
};

/** A schema whose references mean the same from within the definition {@link whole}. */
const moved = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(moved);
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, member]) => {
      if (name === '$ref' && typeof member === 'string' && member.startsWith('#'))
        return [name, `#/definitions/${whole}${member.slice(1)}`];
      return [name, literalKeywords.has(name) ? member : moved(member)];
    }),
  );
};

/** Makes parts of a schema that can be judged by themselves: with all that they refer to beside them, the same object for all. */
export const createApart = (schema: SchemaNode): ((part: unknown) => unknown) => {
  const { definitions } = schema;
  if (!leadsElsewhere(schema)) return (part) => (definitions === undefined ? part : { definitions, ...Object(part) });
  const shared = { [whole]: moved(schema) };
  return (part) => ({ ...Object(moved(part)), definitions: shared });
};
