import { describe, expect, it } from 'vitest';
import { withoutUnlistedNull } from './unlistedNull.ts';

describe('a type beside a list of values without null', () => {
  it.each<[name: string, node: object, drawn: object]>([
    ['two kinds', { type: ['string', 'null'], enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
    ['three kinds', { type: ['string', 'null', 'number'], enum: ['a', 1] }, { type: ['string', 'number'], enum: ['a', 1] }],
    ['OpenAPI, as Django writes it', { type: 'integer', nullable: true, enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
    [
      'a list of titled values',
      { type: ['string', 'null'], oneOf: [{ const: 'a', title: 'A' }, { enum: ['b'] }] },
      { type: 'string', oneOf: [{ const: 'a', title: 'A' }, { enum: ['b'] }] },
    ],
  ])('names no null: %s', (_name, node, drawn) => {
    expect(withoutUnlistedNull({ properties: { a: node } })).toEqual({ properties: { a: drawn } });
  });

  it.each<[name: string, node: object]>([
    ['null is listed', { type: ['string', 'null'], enum: ['a', null] }],
    ['null is a titled value', { type: ['string', 'null'], oneOf: [{ const: 'a' }, { const: null, title: 'None' }] }],
    ['another field has the value', { type: ['string', 'null'], oneOf: [{ const: { $data: '1/b' } }, { const: 'a' }] }],
    ['another field has the list', { type: ['string', 'null'], enum: { $data: '1/b' } }],
    ['options that are more than values', { type: ['string', 'null'], anyOf: [{ const: 'a' }, { minLength: 2 }] }],
    ['no null is named', { type: 'string', enum: ['a', 'b'] }],
    ['null is the only kind', { type: 'null', enum: ['a'] }],
  ])('stays as it is where %s', (_name, node) => {
    // Not in another order either, which would give a form another name.
    expect(JSON.stringify(withoutUnlistedNull({ properties: { a: node } }))).toBe(JSON.stringify({ properties: { a: node } }));
  });
});
