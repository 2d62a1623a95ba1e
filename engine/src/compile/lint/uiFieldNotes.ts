import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { choiceNotes } from './choiceNotes.ts';
import { hintNotes } from './hintNotes.ts';
import { searchingWidgets } from './knownUiWords.ts';
import { kindNotes, optionNotes } from './optionNotes.ts';

type Tokens = readonly (string | number)[];

const ofNumbers = ['text', 'select', 'updown', 'range', 'radio', 'hidden', 'date-time', 'combobox'];
const ofFiles = ['file-upload', 'image-upload', 'image-crop', 'banner-preview'];

/** rjsf's words for widgets and those of the theme, by the kinds of value that they draw: any other kind they leave undrawn or wrong. */
const widgetsOf: { readonly [kind: string]: readonly string[] | undefined } = {
  boolean: ['checkbox', 'radio', 'select', 'hidden', 'switch', 'combobox'],
  string: [
    ...['text', 'password', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'data-url', 'radio', 'select', 'textarea', 'hidden'],
    ...['date', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'time', 'color', 'file', 'phone'],
    ...['combobox', 'country-picker', 'video-upload', ...ofFiles],
  ],
  number: ofNumbers,
  integer: ofNumbers,
  array: [
    ...['select', 'checkboxes', 'files', 'hidden', 'multi-select', 'tag-picker', 'country-picker'],
    ...['ordered-list', 'folded-list', 'subtitle-list', ...ofFiles],
  ],
  object: ['hidden'],
};

const bound: ReadonlySet<string> = new Set(Object.values(widgetsOf).flatMap((words) => words ?? []));

/** Looks of a list that draw its rows. */
const ofRows: ReadonlySet<string> = new Set(['ordered-list', 'folded-list']);

/** Widgets that draw choices and nothing else, and the keywords that say which there are. */
const choosing: ReadonlySet<string> = new Set(['select', 'radio', 'checkboxes']);
const listing = ['enum', 'const', 'oneOf', 'anyOf'];

const isChoice = (node: SchemaNode): boolean => listing.some((keyword) => keyword in node);

/** Whether a value is one of several that are listed. */
const isListed = (node: SchemaNode): boolean => 'enum' in node || (isChoice(node) && !isBetweenSchemas(node));

const isConstant = (option: unknown): boolean => isNode(option) && ('const' in option || 'enum' in option);

/** Whether people choose between schemas there, and not between values. */
const isBetweenSchemas = ({ oneOf, anyOf }: SchemaNode = {}): boolean => {
  const options = oneOf ?? anyOf;
  return Array.isArray(options) && !options.every(isConstant);
};

/** What is said about a field: its schemas and those of its rows, and what its uiSchema says under a name. */
export interface SaidOfField {
  readonly schemas: readonly SchemaNode[];
  readonly rows: readonly SchemaNode[];
  /** The schema of the whole form, and where the field stands in its data; `-` is any row. */
  readonly root: SchemaNode;
  readonly pointer: string;
  /** It is the whole form, or a row of a list. */
  readonly isRootOrRow: boolean;
  /** It is what is drawn of one option of a choice, not the choice. */
  readonly isOption: boolean;
  /** The widget of the list whose rows it is said of; `undefined` where none is named, and of what stands in no list. */
  readonly listWidget: unknown;
  /** The value of a word, and where it stands; `undefined` where it is not said. */
  readonly word: (name: string) => { readonly value: unknown; readonly at: Tokens } | undefined;
}

function* widgetNotes({ schemas, rows, word, isOption }: SaidOfField): Iterable<readonly [at: Tokens, text: string]> {
  const widget = word('widget');
  const hasChoice = schemas.some(isChoice) || rows.some(isChoice) || word('source') || word('list');
  if (widget && searchingWidgets.has(widget.value) && !hasChoice && !word('creatable'))
    yield [
      widget.at,
      `The widget '${widget.value}' has nothing to choose from: a 'source', a 'list' or the schema (enum, oneOf) has the options.`,
    ];
  if (typeof widget?.value !== 'string' || !bound.has(widget.value) || schemas.some((node) => 'const' in node)) return;
  const name = widget.value;
  const kinds = [...new Set(schemas.flatMap(({ type }) => [type].flat()))].filter((kind) => typeof kind === 'string');
  const drawn = kinds.filter((kind) => kind !== 'null');
  const isOfOptions = schemas.some(({ oneOf, anyOf }) => oneOf ?? anyOf);
  const isChosen = !isOption && schemas[0]?.['type'] === undefined && isBetweenSchemas(schemas[0]);
  if (isChosen && !['select', 'radio', 'hidden'].includes(name))
    yield [widget.at, `The widget '${name}' draws no choice between schemas; 'select' and 'radio' do.`];
  if (drawn.length > 0 && !isOfOptions && !drawn.some((kind) => widgetsOf[kind]?.includes(name))) {
    const fitting = Object.keys(widgetsOf).filter((kind) => widgetsOf[kind]?.includes(name));
    yield [widget.at, `The widget '${name}' is for a value of the type ${fitting.join(', ')}; here it is ${drawn.join(', ')}.`];
  } else if (ofRows.has(name) && schemas.some(({ uniqueItems }) => uniqueItems === true) && rows.some(isListed)) {
    yield [widget.at, `The widget '${name}' draws rows, and a choice of several values (uniqueItems) has none.`];
  } else if (choosing.has(name) && drawn.length > 0 && !drawn.includes('boolean')) {
    if (!hasChoice)
      yield [widget.at, `The widget '${name}' has nothing to choose from: the schema lists no values (enum, oneOf).`];
  }
}

function* notesOf(said: SaidOfField): Iterable<readonly [at: Tokens, text: string]> {
  const { schemas, word, isRootOrRow } = said;
  yield* widgetNotes(said);
  yield* optionNotes(said);
  const isBare = isRootOrRow && schemas.length > 0 && schemas.every(({ type }) => type === 'object');
  for (const name of isBare ? ['description', 'help'] : []) {
    const text = word(name);
    if (text)
      yield [text.at, `'${name}' says nothing here: the form itself and rows that are objects have no text of their own.`];
  }
  const addable = word('addable');
  if (addable && schemas.length > 0 && schemas.every(({ type }) => type === 'object'))
    yield [addable.at, "'addable' is said of lists; whether an object takes more members is 'expandable'."];
  yield* choiceNotes(said);
  yield* hintNotes(said);
}

/** The widget that a uiSchema names for the list around a place in it. */
const listWidgetOf = (ui: unknown, tokens: Tokens): unknown => {
  const list = tokens
    .slice(0, Math.max(0, tokens.lastIndexOf('items')))
    .reduce<unknown>((node, token) => Object(node)[token], ui);
  return tokens.includes('items') && isNode(list) ? (list['ui:widget'] ?? Object(list['ui:options']).widget) : undefined;
};

/** Notes about words of a field's uiSchema that its schema leaves nothing to do for. */
export const uiFieldNotes = (
  node: SchemaNode,
  tokens: Tokens,
  said: Pick<SaidOfField, 'schemas' | 'rows' | 'root' | 'pointer'>,
  json: JsonFile,
): Complaint[] => {
  const options = isNode(node['ui:options']) ? node['ui:options'] : {};
  const word: SaidOfField['word'] = (name) => {
    const key = `ui:${name}`;
    if (node[key] !== undefined) return { value: node[key], at: [...tokens, key] };
    return options[name] === undefined ? undefined : { value: options[name], at: [...tokens, 'ui:options', name] };
  };
  const whole = tokens.length === 0 && isNode(node['ui:globalOptions']) ? node['ui:globalOptions'] : {};
  const wholeWord: SaidOfField['word'] = (name) =>
    whole[name] === undefined ? undefined : { value: whole[name], at: ['ui:globalOptions', name] };
  const isRootOrRow = tokens.length === 0 || tokens.at(-1) === 'items';
  const isOption = typeof tokens.at(-1) === 'number' && ['oneOf', 'anyOf'].includes(String(tokens.at(-2)));
  return [
    ...notesOf({ ...said, word, isRootOrRow, isOption, listWidget: listWidgetOf(json.value, tokens) }),
    ...kindNotes(wholeWord),
  ].map(([at, text]) => json.complain(at, text));
};
