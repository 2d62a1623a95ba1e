import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { referredBy } from '../schema/references.ts';

/** How deep a definition may stand within itself until its words are no longer written out. */
const mostLevels = 5;

/** Most references that are followed. */
const mostPlaces = 2000;

const membersOf = (value: unknown): SchemaNode => (isNode(value) ? value : {});

const says = (ui: SchemaNode, word: string): boolean => `ui:${word}` in ui || Object.hasOwn(membersOf(ui['ui:options']), word);

/**
 * A uiSchema with the words that the nodes of a schema say of their own; what it says itself counts. The same object where
 * there are none.
 *
 * @param wordsOf what one node says, by word without its `ui:`
 */
export const withWordsOfSchema = (given: unknown, root: unknown, wordsOf: (node: SchemaNode) => SchemaNode): unknown => {
  let places = 0;
  const visit = (node: unknown, ui: unknown, within: readonly string[]): unknown => {
    if (!isNode(node) || (ui !== undefined && !isNode(ui))) return ui;
    const { $ref, properties, items, allOf } = node;
    let said: SchemaNode | undefined = ui;
    const put = (name: string, part: unknown) => {
      const before = said && Object.hasOwn(said, name) ? said[name] : undefined;
      const after = visit(part, before, within);
      if (after !== before) said = { ...said, [name]: after };
    };
    for (const [word, value] of Object.entries(wordsOf(node)))
      if (!says(said ?? {}, word)) said = { ...said, [`ui:${word}`]: value };
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
