import type { SchemaNode } from '../../validation/schemaNode.ts';
import { knownWidgets, searchingWidgets } from './knownUiWords.ts';
import type { SaidOfField } from './uiFieldNotes.ts';

/** A field as far as it matters which options it has: the kinds of its value and its widget; `undefined` where none is named. */
interface Drawn {
  readonly kinds: readonly unknown[];
  readonly widget: unknown;
  readonly schemas: readonly SchemaNode[];
  readonly rows: readonly SchemaNode[];
}

type Fits = (field: Drawn) => boolean;

const ofWidgets =
  (...words: readonly (string | undefined)[]): Fits =>
  ({ widget }) =>
    words.some((word) => word === widget);

const ofKinds =
  (...words: readonly string[]): Fits =>
  ({ kinds }) =>
    words.some((word) => kinds.includes(word));

const ofFormat =
  (...words: readonly string[]): Fits =>
  ({ widget, schemas, rows }) =>
    widget === undefined && [...schemas, ...rows].some(({ format }) => words.some((word) => word === format));

const both =
  (one: Fits, other: Fits): Fits =>
  (field) =>
    one(field) && other(field);

const either =
  (...all: readonly Fits[]): Fits =>
  (field) =>
    all.some((one) => one(field));

const isListed: Fits = ({ schemas }) => schemas.some((node) => 'enum' in node);
const lines = ['text', 'email', 'uri', 'hostname', 'ipv4', 'ipv6', 'password', 'phone'];
const isLine = both(
  ofKinds('string', 'number', 'integer'),
  either(ofWidgets(...lines), (field) => field.widget === undefined && !isListed(field)),
);
const isRows = both(ofKinds('array'), ofWidgets(undefined, 'ordered-list', 'folded-list'));
const pictures = ['image-upload', 'image-crop', 'banner-preview'];
const isData = either(ofWidgets('file', 'files', 'data-url'), ofFormat('data-url'));
const searches: Fits = ({ widget }) => searchingWidgets.has(widget);
const searching = "'combobox', 'multi-select', 'tag-picker' and 'country-picker'";

/** Options of ours that only some fields go by: what these are called, and which they are. */
const places: readonly (readonly [where: string, fits: Fits, options: readonly string[]])[] = [
  ['lists', isRows, ['addLabel', 'removeLabel', 'confirmRemove', 'insertable', 'virtualizeFrom']],
  ['lists', isRows, ['orderMember', 'fixedRows', 'fixedMembers']],
  ['lists', ofKinds('array'), ['itemLabel']],
  ['lists and objects', ofKinds('array', 'object'), ['undoRemove', 'foldDepth', 'titleMember']],
  ['objects', ofKinds('object'), ['columns']],
  ["'ordered-list'", ofWidgets('ordered-list'), ['captioned', 'maxHeight']],
  ["'folded-list'", ofWidgets('folded-list'), ['foldFrom']],
  ['lines of text', isLine, ['cutAt', 'digits']],
  ['texts', both(ofKinds('string'), either(isLine, ofWidgets('textarea'))), ['counter']],
  ["'date-time'", either(ofWidgets('date-time', 'datetime', 'alt-datetime'), ofFormat('date-time')), ['leadDays']],
  ["'checkbox' and 'switch'", ofWidgets(undefined, 'checkbox', 'switch'), ['link']],
  [searching, searches, ['source', 'sourceParams', 'creatable']],
  ["'file-upload' and 'file'", either(ofWidgets('file-upload'), isData), ['maxBytes']],
  ["'file-upload', 'video-upload' and 'file'", either(ofWidgets('file-upload', 'video-upload'), isData), ['accept']],
  ["'file-upload'", ofWidgets('file-upload'), ['refusalText']],
  ['uploads', ofWidgets('video-upload', 'file-upload', ...pictures), ['keepUploading']],
  ["pictures, 'file-upload' and 'subtitle-list'", ofWidgets('file-upload', 'subtitle-list', ...pictures), ['members']],
  ["pictures and 'subtitle-list'", ofWidgets('subtitle-list', ...pictures), ['statuses']],
  ['pictures', ofWidgets(...pictures), ['silent']],
  ["'image-crop' and 'banner-preview'", ofWidgets('image-crop', 'banner-preview'), ['cropTitle', 'quality']],
  ["'banner-preview'", ofWidgets('banner-preview'), ['overlay']],
  ["'subtitle-list'", ofWidgets('subtitle-list'), ['video']],
];

/** Looks of a list whose rows the engine draws. */
const drawsRows: ReadonlySet<unknown> = new Set([undefined, 'ordered-list', 'folded-list']);

/** Notes about options that the field that they are said of does not go by. */
export function* placeNotes({
  schemas,
  rows,
  word,
  listWidget,
}: SaidOfField): Iterable<readonly [at: readonly (string | number)[], text: string]> {
  const kinds = [...new Set(schemas.flatMap(({ type }) => [type].flat()))].filter((kind) => typeof kind === 'string');
  // A choice draws what its options say, and a widget that draws rows itself what it likes.
  if (kinds.length === 0 || schemas.some(({ oneOf, anyOf }) => oneOf ?? anyOf) || !drawsRows.has(listWidget)) return;
  const widget = word('widget')?.value;
  const field = { kinds, widget, schemas, rows };
  for (const [where, fits, options] of places) {
    if (fits(field)) continue;
    for (const name of options) {
      const option = word(name);
      if (option) yield [option.at, `'${name}' says nothing here: it is said of ${where}.`];
    }
  }
  const list = word('list');
  if (list && !searches(field) && knownWidgets.has(String(widget ?? 'text')))
    yield [list.at, `The field takes what is in the 'list' and offers none of it; ${searching} do.`];
  const counter = word('counter');
  if (counter?.value === true && kinds.includes('string') && !schemas.some(({ maxLength }) => maxLength !== undefined))
    yield [counter.at, "'counter' counts up to the 'maxLength' of the schema, and here is none."];
}
