import { placeholdersIn } from '../../validation/placeholders.ts';
import { tokensOf } from '../../validation/pointer.ts';
import { isNode, schemasAt } from '../../validation/schemaNode.ts';
import { knownWidgets } from './knownUiWords.ts';
import { meantQuestion } from './nearestWord.ts';
import { placeNotes } from './optionPlaces.ts';
import type { SaidOfField } from './uiFieldNotes.ts';

type Note = readonly [at: readonly (string | number)[], text: string];

const isText = (value: unknown) => typeof value === 'string';
const isTruth = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';

const inputTypes = [
  ...['text', 'search', 'email', 'tel', 'url', 'password', 'number'],
  ...['date', 'time', 'datetime-local', 'month', 'week'],
];

/** Options that nothing goes by where their value is of another kind, by what they are. */
const kinds: readonly (readonly [words: string, is: (value: unknown) => boolean, options: readonly string[]])[] = [
  ['a text', isText, ['addLabel', 'removeLabel', 'itemLabel', 'titleMember', 'cropTitle', 'refusalText', 'video']],
  ['a text', isText, ['duplicateKeySuffixSeparator']],
  ['a number', isNumber, ['cutAt', 'leadDays', 'maxBytes', 'foldFrom', 'maxHeight', 'quality', 'fixedRows']],
  ['a number or false', (value) => isNumber(value) || value === false, ['virtualizeFrom', 'foldDepth']],
  ['true or false', isTruth, ['counter', 'digits', 'captioned', 'confirmRemove', 'insertable', 'undoRemove', 'expandable']],
  ['true or false', isTruth, ['keepUploading', 'silent', 'filePreview', 'fieldReplacesAnyOrOneOf']],
  ['an object', isNode, ['link', 'members', 'statuses', 'overlay']],
  ['a number above 0', (value) => (isNumber(value) || isText(value)) && Number(value) > 0, ['rows']],
  [
    "'label', 'disable' or 'hide'",
    (value) => ['label', 'disable', 'hide'].some((one) => one === value),
    ['deprecatedHandling'],
  ],
  ["'indexed' or 'realValue'", (value) => value === 'indexed' || value === 'realValue', ['optionValueFormat']],
  [`one of ${inputTypes.join(', ')}`, (value) => inputTypes.some((one) => one === value), ['inputType']],
  ['a text or a list of texts', (value) => [value].flat().every(isText), ['accept']],
];

/** Notes about options, of a field or of the whole form, whose values are of another kind. */
export function* kindNotes(word: SaidOfField['word']): Iterable<Note> {
  for (const [words, isKind, options] of kinds)
    for (const name of options) {
      const option = word(name);
      if (option && !isKind(option.value)) yield [option.at, `'${name}' is ${words}; anything else says nothing here.`];
    }
}

const ending = /^\.[^/]+$/;
const mediaType = /^[^\s/.]+\/\S+$/;

function* acceptNotes({ word }: SaidOfField): Iterable<Note> {
  const accept = word('accept');
  const listed = isText(accept?.value) ? String(accept?.value).split(',') : accept?.value;
  // A film is told by what it holds.
  const isOfFilms = word('widget')?.value === 'video-upload';
  const kinds = isOfFilms
    ? 'no media type (video/mp4)'
    : 'no media type (application/pdf, image/*) and no ending of a name (.csv)';
  for (const kind of Array.isArray(listed) ? listed : [])
    if (accept && isText(kind) && !mediaType.test(kind.trim()) && (isOfFilms || !ending.test(kind.trim())))
      yield [accept.at, `'${kind}' is ${kinds}: no file is one.`];
}

function* memberNotes({ rows, word }: SaidOfField): Iterable<Note> {
  const names = rows.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
  if (names.length === 0) return;
  const [title, label, members] = [word('titleMember'), word('itemLabel'), word('members')];
  const named = placeholdersIn(String(label?.value)).flatMap(({ name }) => (name === 'n' || name === 'title' ? [] : [name]));
  for (const [name, member] of Object.entries(isNode(members?.value) ? members.value : {}))
    if (members && !names.includes(String(member)))
      yield [[...members.at, name], `The rows have no property '${String(member)}'.${meantQuestion(String(member), names)}`];
  if (label && names.includes(String(label.value)))
    yield [label.at, `Every row is called '${label.value}'; '{${label.value}}' stands for what the row has there.`];
  for (const [said, asked] of [[title, [title?.value]] as const, [label, named] as const])
    for (const name of asked)
      if (said && isText(name) && !names.includes(String(name)))
        yield [said.at, `The rows have no property '${String(name)}'.${meantQuestion(String(name), names)}`];
}

function* pointerNotes({ word, root, pointer }: SaidOfField): Iterable<Note> {
  for (const option of ['sourceParams', 'overlay']) {
    const params = word(option);
    for (const [name, way] of Object.entries(isNode(params?.value) ? params.value : {})) {
      const [, up, rest = ''] = /^(\d*)(.*)$/.exec(String(way)) ?? [];
      const from = up
        ? pointer
            .split('/')
            .slice(0, -Number(up) || undefined)
            .join('/')
        : '';
      if (params && isText(way) && schemasAt(root, `${from}${rest}`).length === 0)
        yield [[...params.at, name], `Nothing stands at '${from}${rest}' in the form, so this is never told.`];
    }
  }
}

function* linkNotes({ word, schemas, pointer }: SaidOfField): Iterable<Note> {
  const link = word('link');
  const titles = [word('title')?.value, ...schemas.map(({ title }) => title), tokensOf(pointer).at(-1)].filter(isText);
  const part = isNode(link?.value) ? link.value['label'] : undefined;
  if (link && isText(part) && !titles.some((title) => String(title).includes(String(part))))
    yield [[...link.at, 'label'], `The label, '${titles[0]}', has no '${part}' in it that could lead anywhere.`];
}

/** Notes about options of a field by whose values nothing goes; what a widget of the host takes is its own matter. */
export function* optionNotes(said: SaidOfField): Iterable<Note> {
  const widget = said.word('widget')?.value;
  if (typeof widget === 'string' && !knownWidgets.has(widget)) return;
  yield* kindNotes(said.word);
  yield* placeNotes(said);
  yield* acceptNotes(said);
  yield* linkNotes(said);
  yield* memberNotes(said);
  yield* pointerNotes(said);
}
