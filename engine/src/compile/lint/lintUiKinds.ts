import { isNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { typingValues } from '../ui/typing.ts';
import { isLayoutField, wordInstead } from './foreignUiWords.ts';

type Tokens = readonly (string | number)[];

/** A kind of value, and what it is called. */
interface Kind {
  readonly words: string;
  readonly has: (value: unknown) => boolean;
}

const text: Kind = { words: 'a text', has: (value) => typeof value === 'string' };
const template: Kind = { words: 'a text, the name of one of the theme', has: text.has };
const title: Kind = { words: 'a text, or false', has: (value) => typeof value === 'string' || value === false };
const truth: Kind = { words: 'true or false', has: (value) => typeof value === 'boolean' };
const list: Kind = { words: 'a list', has: Array.isArray };
const members: Kind = { words: 'an object', has: isNode };
const names: Kind = {
  words: 'a list of texts, or texts by value',
  // A name that is none is the value itself, as rjsf has it.
  has: (value) =>
    (Array.isArray(value) || isNode(value)) && Object.values(value).every((one) => typeof one !== 'object' || !one),
};

const oneOf = (values: readonly string[]): Kind => ({
  words: `one of ${values.join(', ')}`,
  has: (value) => values.some((one) => one === value),
});

/** What the keys of a uiSchema are, where any other kind of value would break a field. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...['widget', 'field', 'description', 'help', 'placeholder', 'autocomplete', 'inputType', 'classNames'].map(
    (name) => [name, text] as const,
  ),
  ...[
    'disabled',
    'readonly',
    'autofocus',
    'hideError',
    'label',
    'addable',
    'removable',
    'orderable',
    'copyable',
    'inline',
    'namesInWords',
    'spellcheck',
  ].map((name) => [name, truth] as const),
  ...['order', 'enumDisabled', 'enumOrder', 'enableOptionalDataFieldForType', 'actions'].map((name) => [name, list] as const),
  ...['options', 'style', 'submitButtonOptions', 'globalOptions'].map((name) => [name, members] as const),
  ...Object.entries(typingValues).map(([name, values]) => [name, oneOf(values)] as const),
  ['autocapitalize', text],
  ['title', title],
  ['enumNames', names],
]);

/** What says what others say with a value of another kind. */
const instead: ReadonlyMap<string, string> = new Map([['label', "its text is the 'title'"]]);

const complaintsOf = (name: string, value: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (/^(ui:)?field$/.test(name) && isLayoutField(value))
    return [json.complain(tokens, `The field '${value}' draws nothing here: ${wordInstead(value)}.`)];
  const word = name.replace(/^ui:/, '');
  const kind = /^[A-Z]\w*Template$/.test(word) ? template : kinds.get(word);
  if (kind === undefined || kind.has(value)) return [];
  const other = typeof value === 'boolean' || typeof value === 'string' ? instead.get(word) : undefined;
  return [json.complain(tokens, `'${name}' is ${kind.words}${other ? `; ${other}` : ''}.`)];
};

/** Complaints about a key of a uiSchema, and those within options, whose value is of another kind than it takes. */
export const lintUiKinds = (name: string, value: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => [
  ...complaintsOf(name, value, tokens, json),
  ...((name === 'ui:options' || name === 'ui:globalOptions') && isNode(value)
    ? Object.entries(value).flatMap(([option, one]) => complaintsOf(option, one, [...tokens, option], json))
    : []),
];
