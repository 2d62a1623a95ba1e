import { describe, expect, it } from 'vitest';
import { withoutRefusedDefaults } from './refusedDefaults.ts';

const definitions = { o: { type: 'object' }, p: { $ref: '#/definitions/o' }, end: { $ref: '#/definitions/end' } };

describe('a default', () => {
  it.each<[name: string, schema: object]>([
    ['of the type', { type: 'object', default: {} }],
    ['of one of several types', { type: ['string', 'null'], default: null }],
    ['that is null where that is allowed', { type: 'string', nullable: true, default: null }],
    ['without a type', { default: null }],
    ['that is a whole number among numbers', { type: 'number', default: 1 }],
    ['of what is referred to', { $ref: '#/definitions/p', default: {} }],
    ['beside a reference without an end', { $ref: '#/definitions/end', default: null }],
    ['beside a reference to nothing', { $ref: '#/definitions/none', default: null }],
  ])('stays: %s', (_name, a) => {
    const schema = { definitions, properties: { a } };
    expect(withoutRefusedDefaults(schema)).toEqual(schema);
  });

  it.each<[name: string, schema: object]>([
    ['null for an object', { type: 'object' }],
    ['null for a list', { type: 'array', items: { type: 'string' } }],
    ['null for one of two kinds', { type: ['string', 'number'] }],
    ['null beside a reference', { $ref: '#/definitions/p' }],
  ])('goes: %s', (_name, a) => {
    const schema = { definitions, properties: { list: { items: a } } };
    const given = { definitions, properties: { list: { items: { ...a, default: null } } } };
    expect(withoutRefusedDefaults(given)).toEqual(schema);
  });

  it.each<[name: string, type: string, value: unknown]>([
    ['a text for a number', 'integer', '10'],
    ['a text for a switch', 'boolean', 'false'],
    ['half of a whole number', 'integer', 0.5],
    ['a list for an object', 'object', []],
  ])('goes: %s', (_name, type, value) => {
    expect(withoutRefusedDefaults({ type, default: value })).toEqual({ type });
  });
});
