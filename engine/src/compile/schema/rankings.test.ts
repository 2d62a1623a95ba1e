import { describe, expect, it } from 'vitest';
import { withRankings } from './rankings.ts';

const drawn = (order: object, ui: object = {}): unknown =>
  Object(withRankings({ definitions: { part: { enum: ['a', 'b'] } }, properties: { order } }, ui)).properties.order;

const list = (items: object, more: object = {}) => ({ type: 'array', items, minItems: 2, maxItems: 2, ...more });

describe('a list in which every choice has to be', () => {
  it.each<[name: string, items: object]>([
    ['values', { type: 'string', enum: ['a', 'b'] }],
    ['constants', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }],
    ['values of a definition', { $ref: '#/definitions/part' }],
  ])('is drawn as rows: of %s', (_name, items) => {
    expect(drawn(list(items, { uniqueItems: true }))).toEqual(list(items));
  });

  it.each<[name: string, given: object]>([
    ['where some may be left out', list({ enum: ['a', 'b', 'c'] }, { uniqueItems: true })],
    ['of one choice', list({ enum: ['a'] }, { uniqueItems: true, minItems: 1 })],
    ['of texts', list({ type: 'string' }, { uniqueItems: true })],
    ['that may be there twice', list({ enum: ['a', 'b'] })],
  ])('stays as it is: one %s', (_name, given) => expect(drawn(given)).toEqual(given));

  it('stays as the uiSchema draws it', () => {
    const given = list({ enum: ['a', 'b'] }, { uniqueItems: true });
    expect(drawn(given, { order: { 'ui:widget': 'checkboxes' } })).toEqual(given);
  });
});
