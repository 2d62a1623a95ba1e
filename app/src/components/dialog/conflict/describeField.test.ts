import type { FormModule } from '@reelform/engine/validation';
import { describe, expect, it } from 'vitest';
import { gmtDatesIn } from '../../gmtDate.ts';
import { describeField, describeValue } from './describeField.ts';

const text = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const award = { title: 'Award name', type: 'string' };
const schema = {
  type: 'object',
  properties: {
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    spoken: { title: 'Languages', type: 'array', items: { type: 'string' } },
    premiere: { title: 'Premiere', type: 'string', format: 'date' },
    meeting: { title: 'Meeting', type: 'string', format: 'date-time' },
    stars: { title: 'Stars', type: 'integer', oneOf: [{ const: 1, title: 'One star' }] },
    contact: { title: 'Contact', type: 'object', properties: { name: { title: 'Name' }, isPress: { title: 'Press' } } },
    awards: { title: 'Awards', type: 'array', items: { type: 'object', properties: { award } } },
    chapters: { title: 'Episodes', type: 'array', items: { title: 'Episode', properties: { title: { title: 'Title' } } } },
  },
};
const uiSchema = {
  spoken: { 'ui:options': { list: 'languages' } },
  contact: { 'ui:order': ['name', 'isPress'] },
};
const lists = { languages: [{ value: 'de', label: 'German' }] };
const form = { schema, uiSchema, lists } as unknown as FormModule;
const words = { text, dates: gmtDatesIn('en') };

describe('a field of two versions', () => {
  it.each([
    [['tags', 0], 'film.conflict.row Tags 1'],
    [['contact', 'name'], 'Name'],
    [['awards', 1, 'award'], 'film.conflict.item Awards 2 Award name'],
    [['chapters', 1, 'title'], 'film.conflict.item Episode 2 Title'],
  ])('%j is called by the titles of the form', (path, name) => {
    expect(describeField(form, path, text)).toBe(name);
  });

  it.each([
    ['contact', { name: 'Mia', isPress: true }, 'film.conflict.member Name Mia, film.conflict.member Press film.conflict.yes'],
    [
      'awards',
      [{ award: 'Gold' }, { award: 'Iron' }],
      '1. film.conflict.member Award name Gold, 2. film.conflict.member Award name Iron',
    ],
    ['chapters', [{ title: 'One' }, {}], '1. One, 2. film.untitled.episode'],
    ['contact', { isPress: false, name: 'Mia' }, 'film.conflict.member Name Mia, film.conflict.member Press film.conflict.no'],
    ['tags', ['night', 'sea'], 'night, sea'],
    ['spoken', ['de', 'xx'], 'German, xx'],
    ['premiere', '2026-05-03', 'May 3, 2026'],
    ['premiere', 'in May', 'in May'],
    ['meeting', '2026-05-03T14:00:00Z', 'May 3, 2026 14:00 GMT'],
    ['meeting', '2026-05-03T14:00:00+02', 'May 3, 2026 12:00 GMT'],
    ['stars', 1, 'One star'],
  ])('the value of %s is told in words', (name, value, expected) => {
    expect(describeValue(form, [name], value, words)).toBe(expected);
  });
});
