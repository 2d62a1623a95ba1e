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
    ['of a list', { enum: ['a', 'b'], default: 'b' }],
    ['that is blank', { type: 'string', minLength: 2, default: '' }],
    ['that lacks what people can complete', { type: 'object', required: ['a'], default: {} }],
    ['with a decimal number', { type: 'number', multipleOf: 0.01, default: 4.35 }],
    ['whose own reference says more', { anyOf: [{ $ref: '#/definitions/o' }], default: 1 }],
    ['beside a pattern of another language', { type: 'string', pattern: '(?i)a', default: 'b' }],
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

  it.each<[name: string, schema: object, value: unknown]>([
    ['none of a list', { enum: ['a', 'b'] }, 'c'],
    ['none of several kinds', { anyOf: [{ type: 'boolean' }, { enum: ['both'] }] }, 'none'],
    ['a text of another pattern', { type: 'string', pattern: '^x' }, 'y'],
    ['a number between two decimal steps', { type: 'number', multipleOf: 0.01 }, 0.005],
    ['a number below the smallest', { type: 'integer', minimum: 3 }, 1],
    ['a list of what it may not hold', { type: 'array', items: { enum: ['x'] } }, ['y']],
    ['what a reference refuses', { $ref: '#/definitions/short' }, 'long'],
  ])('goes: %s', (_name, a, value) => {
    const short = { type: 'string', maxLength: 2 };
    const given = { definitions: { short }, properties: { a: { ...a, default: value } } };
    expect(withoutRefusedDefaults(given)).toEqual({ definitions: { short }, properties: { a } });
  });
});
