import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { askedOption } from '../../validation/askedOption.ts';
import { followed, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withoutTexts } from '../../validation/withoutTexts.ts';
import { subschemasOf } from './subschemas.ts';

/** Whether a schema is made of plain constants, which need no compiled check. */
const isPlain = (schema: SchemaNode): boolean =>
  Object.keys(schema).every((keyword) => ['const', 'enum', 'type', 'title', 'description', 'default'].includes(keyword));

/** What an option refers to in its place, as rjsf asks about it; `undefined` for one that names members, by which it is told, or leads to itself. */
const writtenOut = (option: SchemaNode, root: SchemaNode): SchemaNode | undefined => {
  const nodes = followed(option, root);
  const { $ref: _reference, ...said }: SchemaNode = Object.assign({}, ...nodes.toReversed());
  return 'properties' in said || '$ref' in (nodes.at(-1) ?? option) ? undefined : said;
};

/**
 * The sub-schemas that rjsf matches data against while it draws, by rjsf's own hash of what they decide by: texts may be
 * translated. An option that refers to another schema stands there by the hashes of both.
 */
export const branchesOf = (schema: unknown): ReadonlyMap<string, SchemaNode> => {
  const found = new Map<string, SchemaNode>();
  const root = isNode(schema) ? schema : {};
  const add = (branch: unknown) => {
    if (!isNode(branch) || isPlain(branch)) return;
    for (const asked of [branch, writtenOut(branch, root)])
      if (asked && !isPlain(asked)) found.set(hashForSchema(withoutTexts(asked)), branch);
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
