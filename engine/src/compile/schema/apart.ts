import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { literalKeywords, schemasByName } from './subschemas.ts';

/** The definition under which a whole schema stands beside one of its parts. */
const whole = 'whole';

/** Whether some reference leads elsewhere than to the definitions; a property may be called as a keyword is. */
const leadsElsewhere = (node: unknown, isByName = false): boolean => {
  if (Array.isArray(node)) return node.some((item) => leadsElsewhere(item));
  if (!isNode(node)) return false;
  return Object.entries(node).some(([name, member]) => {
    if (name === '$ref' && typeof member === 'string') return !/^#\/definitions\//.test(member);
    return (isByName || !literalKeywords.has(name)) && leadsElsewhere(member, !isByName && schemasByName.has(name));
  });
};

/** A schema whose references mean the same from within the definition {@link whole}. */
const moved = (node: unknown, isByName = false): unknown => {
  if (Array.isArray(node)) return node.map((item) => moved(item));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, member]) => {
      if (name === '$ref' && typeof member === 'string' && member.startsWith('#'))
        return [name, `#/definitions/${whole}${member.slice(1)}`];
      const isLiteral = !isByName && literalKeywords.has(name);
      return [name, isLiteral ? member : moved(member, !isByName && schemasByName.has(name))];
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
