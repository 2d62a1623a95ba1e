import { expect, it } from 'vitest';
import { isEmptyRow } from './rowContent.ts';

const uiSchema = { episodeNumber: { 'ui:widget': 'hidden' }, about: { year: { 'ui:options': { widget: 'hidden' } } } };

it.each([
  [undefined, true],
  [{}, true],
  [{ title: '' }, true],
  [{ title: undefined, tags: [] }, true],
  [{ episodeNumber: 3 }, true],
  [{ about: { year: 2024 } }, true],
  [{ terms: false }, true],
  [{ episodeNumber: 3, title: 'Night' }, false],
  [{ episodeUrl: 'films/1/assets/a.mp4' }, false],
  [{ about: { year: 2024, place: 'Oslo' } }, false],
  [{ tags: ['drama'] }, false],
  [{ count: 0 }, false],
  ['text', false],
  ['', true],
])('%j is an empty row: %s', (row, isEmpty) => {
  expect(isEmptyRow(row, uiSchema)).toBe(isEmpty);
});
