import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { ajvFormats } from '../formats/formats.ts';
import type { Effect } from './change.ts';

/** What one keyword's change does, in words; `undefined` when the keyword is not about a plain value. */
export interface KeywordEffect {
  readonly effect: Effect;
  readonly message: string;
}

const upper = new Set([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'],
  ...['maxImageBytes', 'maxImagePixels', 'maxBytes'],
]);
const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']);
const switches = new Set(['uniqueItems', 'notBlank', 'notPast', 'notFuture', 'maxCurrentYear']);
const demands = new Set(['pattern', 'format', 'uniqueBy', 'multipleOf', 'notAfter', 'notBefore', 'imageAspect']);

/** Keywords that mean the same when they are left out and when they say this. */
const idle: { readonly [keyword: string]: unknown } = { minLength: 0, minItems: 0, minProperties: 0, minContains: 1 };

/** Keywords that no verdict asks. */
const silent = new Set([
  ...['title', 'description', 'default', 'examples', 'example', 'errorMessage', 'enumNames', 'deprecated', 'readOnly'],
  ...['writeOnly', '$comment', '$schema', '$id', 'contentMediaType', 'contentEncoding', 'discriminator'],
  ...['markdownDescription', 'enumDescriptions', 'markdownEnumDescriptions'],
  ...['deprecationMessage', 'markdownDeprecationMessage'],
]);

/** Whether no verdict asks for a keyword. */
export const isSilent = (keyword: string): boolean => silent.has(keyword) || keyword.startsWith('x-');

/** Whether a schema lets everything through because it says nothing that judges; `undefined` stands for none. */
export const saysNothing = (schema: unknown): schema is SchemaNode | true | undefined =>
  schema === undefined ||
  schema === true ||
  (isNode(schema) && Object.keys(schema).every((one) => isSilent(one) || one === 'definitions' || one === '$defs'));

/** What the change of a limit does: of a lower one, unless its name is that of an upper one. */
export const limitEffect = (keyword: string, before: unknown, after: unknown): KeywordEffect => {
  if (before === undefined) return { effect: 'tightens', message: `'${keyword}' counts now` };
  if (after === undefined) return { effect: 'loosens', message: `'${keyword}' does not count any more` };
  if (typeof before !== 'number' || typeof after !== 'number') return { effect: 'unclear', message: `'${keyword}' differs` };
  const isLess = upper.has(keyword) ? after < before : after > before;
  return isLess
    ? { effect: 'tightens', message: `'${keyword}' lets less through` }
    : { effect: 'loosens', message: `'${keyword}' lets more through` };
};

/** Whether values are judged by a format: by others inputs are chosen, or nothing. */
const judges = (format: unknown): boolean => typeof format === 'string' && Object.hasOwn(ajvFormats, format);

const demand = (keyword: string, before: unknown, after: unknown): KeywordEffect => {
  if (before === undefined) return { effect: 'tightens', message: `'${keyword}' is asked for now` };
  if (after === undefined) return { effect: 'loosens', message: `'${keyword}' is not asked for any more` };
  if (keyword === 'multipleOf' && typeof before === 'number' && typeof after === 'number') {
    if (Number.isInteger(after / before)) return { effect: 'tightens', message: "'multipleOf' lets less through" };
    if (Number.isInteger(before / after)) return { effect: 'loosens', message: "'multipleOf' lets more through" };
  }
  return { effect: 'unclear', message: `another '${keyword}' is asked for` };
};

/** What the change of a keyword with a plain value does; `undefined` for all others, and where nothing changed. */
export const keywordEffect = (keyword: string, before: unknown, after: unknown): KeywordEffect | undefined => {
  if (sameValue(before, after)) return undefined;
  if (isSilent(keyword)) return { effect: 'rewords', message: `'${keyword}' differs` };
  if (upper.has(keyword) || lower.has(keyword)) {
    const [old, fresh] = [before, after].map((one) => (one === idle[keyword] ? undefined : one));
    if (sameValue(old, fresh)) return { effect: 'rewords', message: `'${keyword}' says the same` };
    return limitEffect(keyword, old, fresh);
  }
  if (keyword === 'format' && !judges(before) && !judges(after))
    return { effect: 'rewords', message: "'format' differs, by which nothing is judged" };
  if (keyword === 'format') return demand(keyword, judges(before) ? before : undefined, judges(after) ? after : undefined);
  if (demands.has(keyword)) return demand(keyword, before, after);
  if (!switches.has(keyword)) return undefined;
  if ((before === true) === (after === true)) return { effect: 'rewords', message: `'${keyword}' says the same` };
  return after === true
    ? { effect: 'tightens', message: `'${keyword}' counts now` }
    : { effect: 'loosens', message: `'${keyword}' does not count any more` };
};
