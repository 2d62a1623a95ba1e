import { describe, expect, it } from 'vitest';
import { moduleOf } from '../form/fixture/moduleOf.ts';
import { judge } from './judge.ts';
import { fillIn } from './messages.ts';
import type { JsonObject } from './types.ts';

describe('a text', () => {
  it.each<[what: string, template: string, values: { readonly [name: string]: unknown }, text: string]>([
    ['with what a name stands for', 'At most {limit}.', { limit: 3 }, 'At most 3.'],
    ['with what nothing stands for', 'At most {limit}.', { other: 3, limit: undefined }, 'At most {limit}.'],
    ['with a name that every object has', '{constructor}', {}, '{constructor}'],
    ['that goes with one', 'At most {limit} {limit:file|files}.', { limit: 1 }, 'At most 1 file.'],
    ['that goes with several', 'At most {limit} {limit:file|files}.', { limit: 2 }, 'At most 2 files.'],
    ['that goes with none', '{n} {n:file|files}', { n: 0 }, '0 files'],
    ['that goes with a number in words', '{n} {n:file|files}', { n: '1' }, '1 file'],
    ['with a word for one', '{count:one} of them', { count: 1 }, 'one of them'],
    ['with a word for one alone', '{count:one} of them', { count: 12 }, '12 of them'],
    ['with an ending', 'image{n:|s}', { n: 1 }, 'image'],
    ['with two numbers', '{a} {a:view|views}, {b} {b:minute|minutes}', { a: 1, b: 2 }, '1 view, 2 minutes'],
    ['with braces of another kind', '{ "a": 1 } {a b}', { a: 1, b: 2 }, '{ "a": 1 } {a b}'],
  ])('%s is filled in', (_what, template, values, text) => {
    expect(fillIn(template, values)).toBe(text);
  });

  it.each([
    ['{title} (2) was removed.', { title: 'סרט' }, '\u2068סרט\u2069 (2) was removed.'],
    ['{title} (2) was removed.', { title: 'Élan' }, 'Élan (2) was removed.'],
    ['تم حذف {title}.', { title: 'Light!' }, 'تم حذف \u2068Light!\u2069.'],
    ['تم حذف {title}.', { title: 'ضوء' }, 'تم حذف ضوء.'],
    ['{title}', { title: 'تم حذف الضوء.' }, 'تم حذف الضوء.'],
    ['{n} {n:ملف|ملفات}', { n: 2 }, '2 ملفات'],
  ])('sets a text apart that is read in the other direction: %s, %j', (template, values, text) => {
    expect(fillIn(template, values)).toBe(text);
  });
});

describe('a text of the messages file', () => {
  const places = [{ type: 'string' }, { type: 'string' }];
  const later = { $schema: 'https://json-schema.org/draft/2020-12/schema' };
  it.each<[what: string, schema: object, data: JsonObject, text: string]>([
    [
      'is that of the kind which is asked for, where several parts ask for one',
      { properties: { n: { type: 'number' } }, allOf: [{ properties: { n: { type: 'integer' } } }] },
      { n: 1.5 },
      'Please enter a whole number, in digits only.',
    ],
    [
      'tells how long a list may be that ends with its places',
      { properties: { list: { type: 'array', items: places, additionalItems: false } } },
      { list: ['a', 'b', 'c'] },
      'Please keep at most 2.',
    ],
    [
      'tells so of one of which nothing else looks at more',
      { ...later, properties: { list: { type: 'array', anyOf: [{ prefixItems: places }], unevaluatedItems: false } } },
      { list: ['a', 'b', 'c'] },
      'Please keep at most 2.',
    ],
  ])('%s', async (_what, schema, data, text) => {
    const verdict = judge(await moduleOf({ type: 'object', ...schema }), data, { mode: 'strict' });
    expect(verdict.valid ? [] : verdict.errors.map(({ message }) => message)).toEqual([text]);
  });
});
