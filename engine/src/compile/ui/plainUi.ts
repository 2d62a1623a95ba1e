import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { saidOf } from '../schema/foreignTexts.ts';

/** Stock widgets by the names of their components, which rjsf takes as well: how a field is laid out follows from the word. */
const words: ReadonlyMap<unknown, string> = new Map([
  ['CheckboxWidget', 'checkbox'],
  ['CheckboxesWidget', 'checkboxes'],
  ['HiddenWidget', 'hidden'],
  ['RadioWidget', 'radio'],
  ['SelectWidget', 'select'],
]);

const isBlank = (title: unknown): boolean =>
  title === false || (typeof title === 'string' && title !== '' && title.trim() === '');

/** What is said of one field, with `sign` before each word. */
const plainWords = (said: SchemaNode, sign: string): SchemaNode => {
  const { [`${sign}title`]: title, ...untitled } = said;
  const titled = isBlank(title) ? { ...untitled, [`${sign}label`]: false } : said;
  const texts = ['description', 'help'].flatMap((word) => {
    const text = said[`${sign}${word}`];
    return typeof text === 'string' ? [[`${sign}${word}`, saidOf(text)]] : [];
  });
  const plain: SchemaNode = { ...titled, ...Object.fromEntries(texts) };
  const word = words.get(plain[`${sign}widget`]);
  return word === undefined ? plain : { ...plain, [`${sign}widget`]: word };
};

/** What is said of one field, its widget beside its options: rjsf draws a label for a truth only where it finds it there. */
const withWidgetBeside = (said: SchemaNode): SchemaNode => {
  const options = said['ui:options'];
  if (!isNode(options) || options['widget'] === undefined || said['ui:widget'] !== undefined) return said;
  const { widget, ...others } = options;
  return { ...said, 'ui:options': others, 'ui:widget': widget };
};

/**
 * A uiSchema that says in one way what rjsf lets one say in two: a stock widget by its word, beside the options, and that a label
 * is not drawn by `label`, for which others write a title that is `false`, or white space, which would leave a control without a
 * name. What it says of a field is plain text, as of a schema.
 */
export const withPlainUi = (ui: unknown): unknown => {
  if (Array.isArray(ui)) return ui.map(withPlainUi);
  if (!isNode(ui)) return ui;
  const parts = Object.entries(ui).map(([name, value]) => {
    if (name === 'ui:definitions' || !name.startsWith('ui:')) return [name, withPlainUi(value)];
    return [name, name === 'ui:options' && isNode(value) ? plainWords(value, '') : value];
  });
  return plainWords(withWidgetBeside(Object.fromEntries(parts)), 'ui:');
};
