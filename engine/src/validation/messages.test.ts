import { describe, expect, it } from 'vitest';
import { fillIn } from './messages.ts';

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
