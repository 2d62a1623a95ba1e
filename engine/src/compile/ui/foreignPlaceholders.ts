import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { referredBy } from '../schema/references.ts';

/** How deep a definition may stand within itself until its words are no longer written out. */
const mostLevels = 5;

/** Most references that are followed. */
const mostPlaces = 2000;

/** The word of ng-forms, AJSF and others, for what a text begins with before anything is typed. */
export const placeholderWord = 'placeholder';

const membersOf = (value: unknown): SchemaNode => (isNode(value) ? value : {});

/** What a schema says in the words of others: its own, `options.inputAttributes` of json-editor, `x-component-props` of Formily. */
const saidOf = (node: SchemaNode): string | undefined => {
  const options = membersOf(node['options']);
  const attributes = [options['inputAttributes'], options['input_attributes'], node['x-component-props']].map(membersOf);
  const said = [node[placeholderWord], node['x-placeholder'], ...attributes.map((one) => one[placeholderWord])];
  return said.find((one) => typeof one === 'string');
};

const hasOwn = (ui: SchemaNode): boolean =>
  'ui:placeholder' in ui || Object.hasOwn(membersOf(ui['ui:options']), placeholderWord);

/**
 * A uiSchema with the placeholders that a schema has in words of other tools; what it says itself counts. The same object
 * where there are none.
 */
export const withForeignPlaceholders = (given: unknown, root: unknown): unknown => {
  if (!JSON.stringify(root)?.includes(`${placeholderWord}":`)) return given;
  let places = 0;
  const visit = (node: unknown, ui: unknown, within: readonly string[]): unknown => {
    if (!isNode(node) || (ui !== undefined && !isNode(ui))) return ui;
    const { $ref, properties, items, allOf } = node;
    let said: SchemaNode | undefined = ui;
    const put = (name: string, part: unknown) => {
      const after = visit(part, said?.[name], within);
      if (after !== said?.[name]) said = { ...said, [name]: after };
    };
    const text = saidOf(node);
    if (text !== undefined && !hasOwn(said ?? {})) said = { ...said, 'ui:placeholder': text };
    if (typeof $ref === 'string' && places < mostPlaces && within.filter((one) => one === $ref).length < mostLevels) {
      places += 1;
      said = membersOrNone(visit(referredBy($ref, root), said, [...within, $ref]));
    }
    for (const part of Array.isArray(allOf) ? allOf : []) said = membersOrNone(visit(part, said, within));
    for (const [name, part] of Object.entries(membersOf(properties))) put(name, part);
    if (!Array.isArray(items)) put('items', items);
    put('additionalProperties', node['additionalProperties']);
    return said;
  };
  const membersOrNone = (ui: unknown) => (isNode(ui) ? ui : undefined);
  return visit(root, given, []);
};
