import type { FormModule } from '@reelform/engine';
import { findSchemaDefinition, getUiOptions, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';

const isConstant = (option: unknown) => isObject(option) && ('const' in option || 'enum' in option);

const isChoice = ({ enum: choices, oneOf, anyOf }: RJSFSchema) => {
  const options = oneOf ?? anyOf ?? [];
  return choices !== undefined || (options.length > 0 && options.every(isConstant));
};

/** The word for what draws a field whose uiSchema says none; `undefined` for plain inputs. */
const usualPart = (node: RJSFSchema): string | undefined => {
  if (isChoice(node)) return 'select';
  if (node.type === 'boolean') return 'checkbox';
  if (node.type !== 'array') return node.format;
  const { items } = node;
  return node.uniqueItems && isObject(items) && isChoice(items) ? 'select' : 'list';
};

const membersOf = (value: unknown): UiSchema => (isObject(value) ? value : {});

/**
 * The words for what a form may be drawn with, fields that rules hide included: those of `ui:widget`, and `list`,
 * `layout` and `counter` for what has no widget.
 * @throws where a `$ref` leads nowhere
 */
export const drawnParts = ({ schema: root, uiSchema }: Pick<FormModule, 'schema' | 'uiSchema'>): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (node: unknown, ui: UiSchema, around: readonly unknown[]) => {
    if (!isObject(node) || around.includes(node)) return;
    const { $ref, properties = {}, items, allOf = [], anyOf = [], oneOf = [] }: RJSFSchema = node;
    const { widget, layout, columns, counter } = getUiOptions(ui);
    if (widget === 'hidden') return;
    const within = [...around, node];
    if ($ref) visit(findSchemaDefinition($ref, root), ui, within);
    const part = typeof widget === 'string' ? widget : usualPart(node);
    if (part) found.add(part);
    if (layout || isObject(columns)) found.add('layout');
    if (counter === true) found.add('counter');
    for (const [name, member] of Object.entries(properties)) visit(member, membersOf(ui[name]), within);
    for (const item of [items].flat()) visit(item, membersOf(ui.items), within);
    for (const branch of [...allOf, ...anyOf, ...oneOf].filter((one) => !isConstant(one))) visit(branch, ui, within);
  };
  visit(root, uiSchema, []);
  return found;
};
