import { farthestAhead } from './currentYear.ts';
import { tokensOf, valueAt } from './pointer.ts';
import { isNode, type SchemaNode, type Speakers, schemasAt, titleOf } from './schemaNode.ts';
import type { FormModule, RawError } from './types.ts';

/** Letters that are read from the right (Hebrew, Arabic, Syriac, Thaana, N’Ko …), as they are typed. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * Fills `{name}` in a template; a name without a value stays as it is. `{name:file|files}` is what goes with a number: the
 * first for 1, the other for any other; `{name:one}` is a word for 1, and any other number itself. A text that is read in
 * the other direction than the template stands in marks that set it apart (UAX #9, FSI and PDI), or what follows it would
 * be read within it. Alone it stands as it is: by marks nobody could tell which way a paragraph is read.
 */
export const fillIn = (template: string, values: { readonly [name: string]: unknown }): string =>
  template.replace(/\{(\w+)(?::([^|}]*)(?:\|([^}]*))?)?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text = `${(`${value}` === '1' ? one : other) ?? value ?? whole}`;
    const isWithin = whole !== template && typeof value === 'string' && /\p{L}/u.test(text);
    return isWithin && rightToLeft.test(text) !== rightToLeft.test(template) ? `\u2068${text}\u2069` : text;
  });

const own = (node: SchemaNode, keyword: string): string | undefined => {
  const messages = node['errorMessage'];
  const text = isNode(messages) && Object.hasOwn(messages, keyword) ? messages[keyword] : messages;
  return typeof text === 'string' ? text : undefined;
};

/** The key of a text about the whole form's own choice, `not` or names: under the keyword itself it would be one for every field. */
export const keyOfWhole = (keyword: string): string => `${keyword} of all`;

const shortened = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = `${value}`;
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
};

/**
 * The text for an error at `path`. Looked up in the field's own `errorMessage`, then in the form's, then in the
 * catalogue by format and by keyword.
 * @param now milliseconds since 1970, for `{currentYear}`
 * @param known what was found in the form's schema, for a caller that words many errors
 */
export const messageOf = (
  form: FormModule,
  error: RawError,
  path: string,
  data: unknown,
  now: number,
  known?: Speakers,
): string => {
  const { keyword, params } = error;
  const all = schemasAt(form.schema, path, known);
  const { limit, type = limit, pattern = type } = params;
  // One that has another limit, kind or pattern may be of a branch that does not hold, or hold itself.
  const nodes = [...all.filter((node) => (pattern ?? node[keyword]) === (node[keyword] ?? pattern)), ...all];
  // A repeated value is told at a row, and a name at its member; the text may stand at what is around it.
  const around = /uniqueBy|Prop/i.test(keyword) ? schemasAt(form.schema, error.instancePath, known) : [];
  const tokens = tokensOf(path);
  const name = tokens.at(-1);
  const value = valueAt(data, tokens);
  const isEmptyRow = (value ?? null) === null && Array.isArray(valueAt(data, tokens.slice(0, -1)));
  const template =
    (error.instancePath === '' ? own(form.schema, keyOfWhole(keyword)) : undefined) ??
    [...nodes, ...around].map((node) => own(node, keyword)).find((text) => text !== undefined) ??
    own(form.schema, keyword) ??
    (keyword === 'format' ? form.messages.formats[`${params['format']}`] : undefined) ??
    form.messages.keywords[isEmptyRow ? 'required' : keyword] ??
    form.messages.keywords['not'] ??
    '';
  return fillIn(template, {
    ...params,
    limit: limit ?? params['multipleOf'] ?? params['minContains'],
    label: titleOf(nodes) ?? name,
    value: shortened(value),
    property: name,
    currentYear: new Date(now + farthestAhead).getUTCFullYear(),
  });
};
