import { sameValue } from '../../validation/sameValue.ts';
import type { Effect } from './change.ts';

/** What one keyword's change does, in words; `undefined` when the keyword is not about a plain value. */
export interface KeywordEffect {
  readonly effect: Effect;
  readonly message: string;
}

const upper = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']);
const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']);
const switches = new Set(['uniqueItems', 'notBlank', 'notPast', 'maxCurrentYear']);
const demands = new Set(['pattern', 'format', 'uniqueBy', 'const', 'multipleOf']);

/** Keywords that no verdict asks. */
const silent = new Set([
  ...['title', 'description', 'default', 'examples', 'example', 'errorMessage', 'enumNames', 'deprecated', 'readOnly'],
  ...['writeOnly', '$comment', '$schema', '$id', 'contentMediaType', 'contentEncoding', 'discriminator'],
]);

const limit = (keyword: string, before: unknown, after: unknown): KeywordEffect => {
  if (before === undefined) return { effect: 'tightens', message: `'${keyword}' counts now` };
  if (after === undefined) return { effect: 'loosens', message: `'${keyword}' does not count any more` };
  if (typeof before !== 'number' || typeof after !== 'number') return { effect: 'unclear', message: `'${keyword}' differs` };
  const isLess = upper.has(keyword) ? after < before : after > before;
  return isLess
    ? { effect: 'tightens', message: `'${keyword}' lets less through` }
    : { effect: 'loosens', message: `'${keyword}' lets more through` };
};

const demand = (keyword: string, before: unknown, after: unknown): KeywordEffect => {
  if (before === undefined) return { effect: 'tightens', message: `'${keyword}' is asked for now` };
  if (after === undefined) return { effect: 'loosens', message: `'${keyword}' is not asked for any more` };
  if (keyword === 'multipleOf' && typeof before === 'number' && typeof after === 'number') {
    if (Number.isInteger(after / before)) return { effect: 'tightens', message: "'multipleOf' lets less through" };
    if (Number.isInteger(before / after)) return { effect: 'loosens', message: "'multipleOf' lets more through" };
  }
  if (keyword === 'const') return { effect: 'tightens', message: 'another value is the only one let through' };
  return { effect: 'unclear', message: `another '${keyword}' is asked for` };
};

/** What the change of a keyword with a plain value does; `undefined` for keywords that hold schemas or lists of names. */
export const keywordEffect = (keyword: string, before: unknown, after: unknown): KeywordEffect | undefined => {
  if (sameValue(before, after)) return undefined;
  if (silent.has(keyword) || keyword.startsWith('x-')) return { effect: 'rewords', message: `'${keyword}' differs` };
  if (upper.has(keyword) || lower.has(keyword)) return limit(keyword, before, after);
  if (demands.has(keyword)) return demand(keyword, before, after);
  if (switches.has(keyword)) {
    return after === true
      ? { effect: 'tightens', message: `'${keyword}' counts now` }
      : { effect: 'loosens', message: `'${keyword}' does not count any more` };
  }
  if (keyword === 'nullable') {
    return after === true
      ? { effect: 'loosens', message: 'null is let through' }
      : { effect: 'tightens', message: 'null is refused' };
  }
  return undefined;
};
