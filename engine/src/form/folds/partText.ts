import { applicable, childSchemas, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { rowText } from '../rows/rowText.ts';

const isListed = (node: SchemaNode): boolean => 'enum' in node || 'const' in node;

/**
 * The text that a part is told by among others: that of its `ui:options.titleMember`, or the first of its members that is
 * typed, or else the first that is chosen; `''` where there is none that may be read.
 */
export function partText(
  value: unknown,
  schema: SchemaNode,
  uiSchema: unknown,
  root: SchemaNode,
  titleMember: unknown,
): string {
  if (!isMembers(value)) return '';
  const nodes = applicable(schema, root);
  const read = (name: string) =>
    typeof value[name] === 'string' ? rowText({ [name]: value[name] }, schema, uiSchema, root) : '';
  const isChosen = (name: string) => childSchemas(nodes, name, root).some(isListed);
  const texts = Object.keys(value).filter((name) => read(name) !== '');
  const isTitle = (name: string) => name === titleMember;
  return read(texts.find(isTitle) ?? texts.find((name) => !isChosen(name)) ?? texts[0] ?? '');
}
