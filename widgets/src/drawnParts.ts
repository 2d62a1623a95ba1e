import type { FormModule } from '@reelform/engine';
import { findSchemaDefinition, getUiOptions, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';

const isConstant = (option: unknown) => isObject(option) && ('const' in option || 'enum' in option);

const isChoice = ({ enum: choices, oneOf, anyOf }: RJSFSchema) => {
  const options = oneOf ?? anyOf ?? [];
  return choices !== undefined || (options.length > 0 && options.every(isConstant));
};

const isFile = (node: unknown) => isObject(node) && node['format'] === 'data-url';

/** The word for what draws a field whose uiSchema says none; `undefined` for plain inputs. */
const usualPart = (node: RJSFSchema): string | undefined => {
  if (isFile(node) || isFile(node.items)) return 'file';
  const kinds = [node.type].flat().filter((kind) => kind !== 'null');
  if (isChoice(node) || kinds.length > 1) return 'select';
  if (node.type === 'boolean' || 'const' in node) return 'checkbox';
  if (node.type !== 'array') return node.format;
  const { items } = node;
  return node.uniqueItems && isObject(items) && isChoice(items) ? 'select' : 'list';
};

/** The kinds of pages in a layout that are fetched by themselves. */
const pagesIn = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(pagesIn);
  if (!isObject(part)) return [];
  const { kind, parts, pages } = part;
  return [...(kind === 'tabs' || kind === 'steps' ? [kind] : []), ...pagesIn(parts), ...pagesIn(pages)];
};

const NO_UI: UiSchema = {};

const membersOf = (value: unknown): UiSchema => (isObject(value) ? value : NO_UI);

/**
 * The words for what a form may be drawn with, fields that rules hide included: those of `ui:widget`, `list`, and
 * `layout`, `tabs`, `steps`, `counter`, `free` (members of free name), `optional` (what may be left out as a whole), `expand` and
 * `fold` (parts within themselves) for what has no widget.
 * @throws where a `$ref` leads nowhere
 */
export const drawnParts = ({ schema: root, uiSchema }: Pick<FormModule, 'schema' | 'uiSchema'>): ReadonlySet<string> => {
  const found = new Set<string>();
  const referred = new Map<string, RJSFSchema>();
  // Ways through schemas that refer to each other multiply: each schema is gone through once for each uiSchema.
  const seen = new WeakMap<object, Set<UiSchema>>();
  const around = new Set<object>();
  const isSeen = (node: object, ui: UiSchema): boolean => {
    const uis = seen.get(node) ?? new Set();
    const isKnown = uis.has(ui);
    seen.set(node, uis.add(ui));
    return isKnown;
  };
  const resolve = ($ref: string): RJSFSchema => {
    const resolved = referred.get($ref) ?? findSchemaDefinition($ref, root);
    referred.set($ref, resolved);
    return resolved;
  };
  const visit = (node: unknown, ui: UiSchema) => {
    if (!isObject(node) || isSeen(node, ui)) return;
    const { $ref, properties = {}, items, additionalItems, allOf = [], anyOf = [], oneOf = [] }: RJSFSchema = node;
    const { additionalProperties, patternProperties }: RJSFSchema = node;
    const { then: whereSo, else: whereNot, dependencies, dependentSchemas }: RJSFSchema = node;
    const { widget, layout, columns, counter, foldDepth } = getUiOptions(ui);
    if (widget === 'hidden') return;
    const referredTo = $ref && resolve($ref);
    if (referredTo && around.has(referredTo)) found.add('expand').add('fold');
    around.add(node);
    visit(referredTo, ui);
    const part = typeof widget === 'string' ? widget : usualPart(node);
    if (part) found.add(part);
    // The engine draws a list that has a widget as a list, too.
    if ([node.type].flat().includes('array')) found.add('list');
    // A choice between schemas: what it brings is drawn below it.
    if (Math.max(anyOf.length, oneOf.length) > 1) found.add('select');
    if (layout || isObject(columns)) found.add('layout');
    for (const kind of pagesIn(layout)) found.add(kind);
    if (counter === true) found.add('counter');
    if (foldDepth !== undefined) found.add('fold');
    if (additionalProperties || patternProperties) found.add('free');
    visit(additionalProperties, membersOf(ui['additionalProperties']));
    for (const [name, member] of Object.entries(properties)) visit(member, membersOf(ui[name]));
    for (const member of Object.values(membersOf(patternProperties))) visit(member, membersOf(ui['additionalProperties']));
    for (const item of [items].flat()) visit(item, membersOf(ui.items));
    visit(additionalItems, membersOf(ui['additionalItems']));
    const later = [whereSo, whereNot, ...[dependencies, dependentSchemas].flatMap((one) => Object.values(membersOf(one)))];
    for (const branch of [...allOf, ...anyOf, ...oneOf, ...later].filter((one) => !isConstant(one))) visit(branch, ui);
    around.delete(node);
  };
  visit(root, uiSchema);
  if (JSON.stringify(uiSchema).includes('enableOptionalDataFieldForType')) found.add('optional');
  return found;
};
