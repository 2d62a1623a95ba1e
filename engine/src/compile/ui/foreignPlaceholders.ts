import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withWordsOfSchema } from './wordsOfSchema.ts';

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

/**
 * A uiSchema with the placeholders that a schema has in words of other tools; what it says itself counts. The same object
 * where there are none.
 */
export const withForeignPlaceholders = (given: unknown, root: unknown): unknown => {
  if (!JSON.stringify(root)?.includes(`${placeholderWord}":`)) return given;
  return withWordsOfSchema(given, root, (node) => {
    const text = saidOf(node);
    return text === undefined ? {} : { [placeholderWord]: text };
  });
};
