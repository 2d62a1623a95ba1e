import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { conditionInstead, silenceOf, widgetInstead, wordInstead } from './foreignUiWords.ts';
import { knownUiKeys, knownUiOptions, knownWidgets, namesWithin, ownKeys } from './knownUiWords.ts';
import { wordComplaint } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

/** The option that is read among those of the whole form only. */
const ofWholeForm = 'namesInWords';

/** Where a word stands that has its sign among the options. */
const inOptions = (word: string): string =>
  ownKeys.has(word) ? `it stands beside 'ui:options'` : `there it is '${word}', or it stands beside 'ui:options'`;

/**
 * What is said of a key that a uiSchema does not have, and whether it is a mistake: one that is like no other, and one of other
 * themes, reaches a host's own widgets and templates as an option, as rjsf has it.
 */
export const uiKeyComplaint = (key: string): { readonly text: string; readonly isMistake: boolean } => {
  const option = key.slice('ui:'.length);
  const mistake = (text: string) => ({ text: `'${key}' is not a key of a uiSchema${text}`, isMistake: true });
  if (option === ofWholeForm) return mistake(`: '${option}' stands in 'ui:globalOptions'.`);
  if (knownUiOptions.has(option)) return mistake(`: '${option}' stands in 'ui:options'.`);
  const instead = wordInstead(option);
  const found = wordComplaint(key, knownUiKeys, 'a key of a uiSchema');
  if (instead === undefined && found.isMistake) return found;
  const own = `widgets and templates of your own get it as the option '${option}'`;
  const text = `'${key}' is not a key of a uiSchema: ${own}, nothing else reads it`;
  if (instead !== undefined) return { text: `${text}; ${instead}.`, isMistake: false };
  const meant = conditionInstead(option);
  return { text: meant === undefined ? `${text}.` : `${text}. ${meant}.`, isMistake: false };
};

/**
 * Notes about words of a uiSchema that look like mistyped ones: widgets, options, and the names within these. A host has
 * widgets of its own, which take what they like, so that a word that is like no other is none of our business.
 */
export const uiNameNotes = (json: JsonFile): readonly Complaint[] => {
  const notes: Complaint[] = [];
  const proofread = (word: string, known: Iterable<string>, kind: string, at: Tokens) => {
    const { text, isMistake } = wordComplaint(word, known, kind);
    if (isMistake) notes.push(json.complain(at, text));
  };
  const visitOptions = (options: object, at: Tokens) => {
    for (const [option, value] of Object.entries(options)) {
      const here = [...at, option];
      const instead = option === 'layoutGrid' ? wordInstead(option) : silenceOf(option);
      if (instead !== undefined) notes.push(json.complain(here, `'${option}' says nothing here: ${instead}.`));
      else if (knownUiKeys.has(option))
        notes.push(json.complain(here, `'${option}' says nothing among options: ${inOptions(option.slice('ui:'.length))}.`));
      else if (option === ofWholeForm && !at.includes('ui:globalOptions'))
        notes.push(json.complain(here, `'${option}' says nothing here: it stands in 'ui:globalOptions' of the form.`));
      else if (ownKeys.has(option))
        notes.push(json.complain(here, `'${option}' says nothing here: it stands beside 'ui:options', as 'ui:${option}'.`));
      else if (!knownUiOptions.has(option)) proofread(option, knownUiOptions, 'an option', here);
      const names = namesWithin(option);
      for (const name of names && isNode(value) ? Object.keys(value) : [])
        if (!names?.includes(name)) proofread(name, names ?? [], `a name in '${option}'`, [...here, name]);
    }
  };
  const visit = (node: unknown, tokens: Tokens): void => {
    if (Array.isArray(node)) for (const [index, one] of node.entries()) visit(one, [...tokens, index]);
    if (!isNode(node)) return;
    const options = isNode(node['ui:options']) ? node['ui:options'] : {};
    const isWithin = node['ui:widget'] === undefined && options['widget'] !== undefined;
    const widget = isWithin ? options['widget'] : node['ui:widget'];
    const isOurs = typeof widget !== 'string' || knownWidgets.has(widget);
    if (isOurs) visitOptions(options, [...tokens, 'ui:options']);
    else if (widgetInstead(widget) !== undefined)
      notes.push(
        json.complain(
          [...tokens, ...(isWithin ? ['ui:options', 'widget'] : ['ui:widget'])],
          `'${widget}' is not a widget here: '${widgetInstead(widget)}' is.`,
        ),
      );
    else proofread(widget, knownWidgets, 'a widget', [...tokens, ...(isWithin ? ['ui:options', 'widget'] : ['ui:widget'])]);
    for (const name of isOurs ? Object.keys(node) : []) {
      const instead = name.startsWith('ui:') && knownUiKeys.has(name) ? silenceOf(name.slice('ui:'.length)) : undefined;
      if (instead !== undefined) notes.push(json.complain([...tokens, name], `'${name}' says nothing here: ${instead}.`));
    }
    const { 'ui:globalOptions': globalOptions, 'ui:definitions': definitions } = node;
    if (isNode(globalOptions)) visitOptions(globalOptions, [...tokens, 'ui:globalOptions']);
    for (const [name, value] of Object.entries(isNode(definitions) ? definitions : {}))
      visit(value, [...tokens, 'ui:definitions', name]);
    for (const [name, value] of Object.entries(node)) if (!name.startsWith('ui:')) visit(value, [...tokens, name]);
  };
  visit(json.value, []);
  return notes;
};
