import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { askedOption } from '../../validation/askedOption.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withoutTexts } from '../../validation/translatable.ts';
import { subschemasOf } from './subschemas.ts';

/** Whether a schema is made of plain constants, which need no compiled check. */
const isPlain = (schema: SchemaNode): boolean =>
  Object.keys(schema).every((keyword) => ['const', 'enum', 'type', 'title', 'description', 'default'].includes(keyword));

/** The sub-schemas that rjsf matches data against while it draws, by rjsf's own hash of what they decide by: texts may be translated. */
export const branchesOf = (schema: unknown): ReadonlyMap<string, SchemaNode> => {
  const found = new Map<string, SchemaNode>();
  const add = (branch: unknown) => {
    if (isNode(branch) && !isPlain(branch)) found.set(hashForSchema(withoutTexts(branch)), branch);
  };
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if ('if' in node) add(node['if']);
    for (const keyword of ['oneOf', 'anyOf']) {
      for (const option of Array.isArray(node[keyword]) ? node[keyword] : []) if (isNode(option)) add(askedOption(option));
    }
    // What no keyword leads to is no schema by now, and may refer to what no check knows.
    for (const { schema: inside } of subschemasOf(node)) visit(inside);
  };
  visit(schema);
  return found;
};
