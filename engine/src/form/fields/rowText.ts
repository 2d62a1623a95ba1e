import { getUiOptions } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { applicable, childSchemas, type SchemaNode } from '../schema/applicable.ts';

function optionTitle(value: unknown, nodes: readonly SchemaNode[]): string | undefined {
  const title = nodes.find((node) => node['const'] === value && value !== undefined)?.['title'];
  return typeof title === 'string' ? title : undefined;
}

/**
 * What a row says, as text: its values in the order in which they are stored. Left out is what the uiSchema hides and
 * what nobody may read (`writeOnly`, passwords).
 *
 * @param schema the schema of the row; `root` resolves its references.
 */
export function rowText(item: unknown, schema: SchemaNode, uiSchema: unknown, root: SchemaNode): string {
  const words: string[] = [];
  const visit = (value: unknown, nodes: readonly SchemaNode[], ui: unknown): void => {
    const { widget } = getUiOptions(isMembers(ui) ? { ...ui } : {});
    if (widget === 'hidden' || widget === 'password') return;
    if (nodes.some((node) => node['writeOnly'] === true || node['format'] === 'password')) return;
    if (Array.isArray(value)) {
      const itemUi = isMembers(ui) ? ui['items'] : undefined;
      value.forEach((one, index) => void visit(one, childSchemas(nodes, index, root), itemUi));
    } else if (isMembers(value)) {
      for (const [name, member] of Object.entries(value)) {
        visit(member, childSchemas(nodes, name, root), isMembers(ui) ? ui[name] : undefined);
      }
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = optionTitle(value, nodes) ?? String(value);
      if (text !== '') words.push(text);
    }
  };
  visit(item, applicable(schema, root), uiSchema);
  return words.join(' · ');
}
