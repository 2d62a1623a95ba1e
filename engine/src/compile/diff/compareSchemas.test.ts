import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../validation/pointer.ts';
import { compareStates } from './compareStates.ts';
import { createSide } from './side.ts';

type Files = { readonly [file: string]: unknown };

const diff = (before: Files, after: Files) => {
  const side = (files: Files) => createSide('/forms', (file) => files[file]);
  const files = Object.keys(after).map((file) => ({ file, isForm: file === 'schema.json' }));
  return compareStates(files, side(before), side(after)).map(({ effect, place }) => [
    effect,
    `${place.file === 'schema.json' ? '' : place.file}${pointerOf(place.tokens)}`,
  ]);
};

const open = { properties: { a: {} } };
const closed = { properties: { a: {} }, additionalProperties: false };
const b = { type: 'string' };
const circle = { type: 'object', required: ['kind'], properties: { kind: { const: 'circle' }, r: { maximum: 5 } } };
const box = { type: 'object', required: ['kind'], properties: { kind: { const: 'box' } } };

const tree = (name: string) => ({ properties: { a: { $ref: `#/definitions/${name}` } } });
const options = (...values: string[]) => ({ oneOf: values.map((value) => ({ const: value, title: value })) });

describe('what a change of a schema does', () => {
  it.each<[name: string, before: unknown, after: unknown, found: readonly (readonly [effect: string, pointer: string])[]]>([
    ['nothing', { maxLength: 1 }, { maxLength: 1 }, []],
    ['a lower upper limit', { maxLength: 200 }, { maxLength: 120 }, [['tightens', '/maxLength']]],
    ['a higher upper limit', { maximum: 1 }, { maximum: 2 }, [['loosens', '/maximum']]],
    ['a lower lower limit', { minItems: 2 }, { minItems: 1 }, [['loosens', '/minItems']]],
    ['a higher lower limit', { exclusiveMinimum: 0 }, { exclusiveMinimum: 1 }, [['tightens', '/exclusiveMinimum']]],
    ['a limit that came', {}, { minLength: 1 }, [['tightens', '/minLength']]],
    ['a limit that went', { maxItems: 3 }, {}, [['loosens', '/maxItems']]],
    ['a multiple of the step', { multipleOf: 2 }, { multipleOf: 4 }, [['tightens', '/multipleOf']]],
    ['a part of the step', { multipleOf: 4 }, { multipleOf: 2 }, [['loosens', '/multipleOf']]],
    ['another step', { multipleOf: 4 }, { multipleOf: 3 }, [['unclear', '/multipleOf']]],
    ['a pattern that came', {}, { pattern: '^a' }, [['tightens', '/pattern']]],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, [['unclear', '/pattern']]],
    ['a pattern that went', { pattern: '^a' }, {}, [['loosens', '/pattern']]],
    ['a format that came', {}, { format: 'email' }, [['tightens', '/format']]],
    ['another format', { format: 'uri' }, { format: 'url' }, [['unclear', '/format']]],
    ['a keyword of ours', {}, { notBlank: true }, [['tightens', '/notBlank']]],
    ['unique items no more', { uniqueItems: true }, { uniqueItems: false }, [['loosens', '/uniqueItems']]],
    ['a name required', { required: ['a'] }, { required: ['a', 'b'] }, [['tightens', '/required/1']]],
    ['a name required no more', { required: ['a', 'b'] }, { required: ['b'] }, [['loosens', '/required/0']]],
    ['a draft that needs more', {}, { draftRequired: ['a'] }, [['tightens', '/draftRequired/0']]],
    ['names in another order', { required: ['a', 'b'] }, { required: ['b', 'a'] }, []],
    ['a choice more', { enum: ['a'] }, { enum: ['a', 'b'] }, [['loosens', '/enum/1']]],
    ['a choice less', { enum: ['a', 'b'] }, { enum: ['a'] }, [['tightens', '/enum/1']]],
    ['choices where there were none', {}, { enum: ['a'] }, [['tightens', '/enum']]],
    [
      'another constant',
      { const: 1 },
      { const: 2 },
      [
        ['loosens', '/const'],
        ['tightens', '/const'],
      ],
    ],
    ['a type more', { type: 'string' }, { type: ['string', 'null'] }, [['loosens', '/type']]],
    ['whole numbers only', { type: 'number' }, { type: 'integer' }, [['tightens', '/type']]],
    ['broken numbers too', { type: 'integer' }, { type: 'number' }, [['loosens', '/type']]],
    [
      'another type',
      { type: 'string' },
      { type: 'number' },
      [
        ['loosens', '/type'],
        ['tightens', '/type'],
      ],
    ],
    ['a field that came to an open form', open, { properties: { a: {}, b } }, [['tightens', '/properties/b']]],
    ['a field that came to a closed form', closed, { ...closed, properties: { a: {}, b } }, [['loosens', '/properties/b']]],
    ['a field that left an open form', { properties: { a: {}, b } }, open, [['loosens', '/properties/b']]],
    ['a field that left a closed form', { ...closed, properties: { a: {}, b } }, closed, [['tightens', '/properties/b']]],
    ['a closed form', open, closed, [['tightens', '/additionalProperties']]],
    ['an opened form', closed, open, [['loosens', '/additionalProperties']]],
    ['items that are judged', {}, { items: b }, [['tightens', '/items']]],
    ['items with a limit', { items: b }, { items: { ...b, maxLength: 3 } }, [['tightens', '/items/maxLength']]],
    ['a branch more', { oneOf: [circle] }, { oneOf: [box, circle] }, [['loosens', '/oneOf/0']]],
    ['a branch less', { oneOf: [circle, box] }, { oneOf: [box] }, [['tightens', '/oneOf/0']]],
    [
      'a limit in a branch that moved',
      { oneOf: [circle, box] },
      { oneOf: [box, { ...circle, properties: { ...circle.properties, r: { maximum: 4 } } }] },
      [['tightens', '/oneOf/1/properties/r/maximum']],
    ],
    ['a demand more', { allOf: [b] }, { allOf: [b, { maxLength: 3 }] }, [['tightens', '/allOf/1']]],
    ['what must not be, narrowed', { not: { maximum: 5 } }, { not: { maximum: 4 } }, [['loosens', '/not/maximum']]],
    ['something that must not be', {}, { not: b }, [['tightens', '/not']]],
    ['a condition that asks nothing', { if: { minimum: 1 } }, { if: { minimum: 2 } }, [['rewords', '/if/minimum']]],
    [
      'a condition of less',
      { if: { minimum: 1 }, then: false },
      { if: { minimum: 2 }, then: false },
      [['loosens', '/if/minimum']],
    ],
    [
      'a condition of more',
      { if: { minimum: 2 }, then: false },
      { if: { minimum: 1 }, then: false },
      [['tightens', '/if/minimum']],
    ],
    [
      'a condition of an exception',
      { if: { minimum: 2 }, else: false },
      { if: { minimum: 1 }, else: false },
      [['loosens', '/if/minimum']],
    ],
    [
      'a condition of two ways',
      { if: { minimum: 2 }, then: { maximum: 9 }, else: { multipleOf: 2 } },
      { if: { minimum: 1 }, then: { maximum: 9 }, else: { multipleOf: 2 } },
      [['unclear', '/if/minimum']],
    ],
    ['a condition that came', {}, { if: { minimum: 2 }, then: { maximum: 9 } }, [['tightens', '/if']]],
    ['a consequence', { if: b }, { if: b, then: { minLength: 1 } }, [['tightens', '/then']]],
    ['a dependency', {}, { dependencies: { a: ['b'] } }, [['tightens', '/dependencies/a/0']]],
    ['another reference', { $ref: '#/a' }, { $ref: '#/b' }, [['unclear', '/$ref']]],
    [
      'a shared limit',
      { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
      { definitions: { t: { maxLength: 8 } }, items: { $ref: '#/definitions/t' } },
      [['tightens', '/definitions/t/maxLength']],
    ],
    [
      'a shared limit of what must not be',
      { definitions: { t: { maxLength: 9 } }, not: { $ref: '#/definitions/t' } },
      { definitions: { t: { maxLength: 8 } }, not: { $ref: '#/definitions/t' } },
      [['loosens', '/definitions/t/maxLength']],
    ],
    [
      'a shared limit of what must and must not be',
      { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' }, not: { $ref: '#/definitions/t' } },
      { definitions: { t: { maxLength: 8 } }, items: { $ref: '#/definitions/t' }, not: { $ref: '#/definitions/t' } },
      [['unclear', '/definitions/t/maxLength']],
    ],
    [
      'a shared choice more and one less',
      { definitions: { t: { enum: ['a', 'b'] } }, items: { $ref: '#/definitions/t' } },
      { definitions: { t: { enum: ['b', 'c'] } }, items: { $ref: '#/definitions/t' } },
      [
        ['loosens', '/definitions/t/enum/1'],
        ['tightens', '/definitions/t/enum/0'],
      ],
    ],
    [
      'a shared limit that nobody refers to',
      { definitions: { t: { maxLength: 9 } } },
      { definitions: { t: { maxLength: 8 } } },
      [['rewords', '/definitions/t/maxLength']],
    ],
    [
      'a shared schema by another name',
      { definitions: { s: tree('s') }, $ref: '#/definitions/s' },
      { definitions: { t: tree('t') }, $ref: '#/definitions/t' },
      [['rewords', '/$ref']],
    ],
    [
      'a shared schema by another name, with less',
      { definitions: { s: tree('s') }, $ref: '#/definitions/s' },
      { definitions: { t: { ...tree('t'), maxProperties: 1 } }, $ref: '#/definitions/t' },
      [['tightens', '/$ref']],
    ],
    [
      'a schema that is shared now',
      { items: { type: 'string', maxLength: 9 } },
      { definitions: { t: { type: 'string', maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
      [['rewords', '/items/$ref']],
    ],
    [
      'a schema that is shared no more, with more',
      { definitions: { t: { maxLength: 9 } }, items: { $ref: '#/definitions/t' } },
      { items: { maxLength: 10 } },
      [['loosens', '/items/$ref']],
    ],
    ['something beside a reference', { $ref: '#' }, { $ref: '#', maxLength: 9 }, [['tightens', '/maxLength']]],
    [
      'a limit that says nothing',
      {},
      { minLength: 0, uniqueItems: false, required: [] },
      [
        ['rewords', '/minLength'],
        ['rewords', '/uniqueItems'],
      ],
    ],
    ['a choice of constants more', options('a'), options('a', 'b'), [['loosens', '/oneOf/1']]],
    ['a choice of constants less', options('a', 'b'), options('b'), [['tightens', '/oneOf/0']]],
    ['a choice by another name', options('a'), { oneOf: [{ const: 'a', title: 'The a' }] }, [['rewords', '/oneOf/0/title']]],
    ['constants for choices', { enum: ['a', 'b'] }, options('b', 'a'), []],
    ['constants for choices, one less', { enum: ['a', 'b'] }, options('b'), [['tightens', '/enum/0']]],
    ['a constant for a choice', { enum: ['a'] }, { const: 'a' }, []],
    ['choices in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, []],
    ['choices no more', { enum: ['a'] }, {}, [['loosens', '/enum']]],
    [
      'another choice of everything',
      { enum: ['a'] },
      { enum: [{ a: 1 }] },
      [
        ['loosens', '/enum/0'],
        ['tightens', '/enum/0'],
      ],
    ],
    ['null too', { type: 'string' }, { type: 'string', nullable: true }, [['loosens', '/nullable']]],
    ['a list of one type', { type: 'string' }, { type: ['string'] }, []],
    [
      'a field of another name',
      { ...closed, required: ['a'] },
      { ...closed, properties: { b: {} }, required: ['b'] },
      [
        ['tightens', '/properties/a'],
        ['loosens', '/properties/b'],
        ['tightens', '/required/0'],
        ['loosens', '/required/0'],
      ],
    ],
    ['a field of which nothing is said', open, { properties: { a: {}, b: { title: 'B' } } }, [['rewords', '/properties/b']]],
    [
      'a field for what others were',
      { additionalProperties: b },
      { additionalProperties: b, properties: { c: { ...b, maxLength: 3 } } },
      [['tightens', '/properties/c']],
    ],
    [
      'a field that leaves to the others',
      { additionalProperties: b, properties: { c: { ...b, maxLength: 3 } } },
      { additionalProperties: b },
      [['loosens', '/properties/c']],
    ],
    [
      'names like this in a closed form',
      closed,
      { ...closed, patternProperties: { '^x': b } },
      [['loosens', '/patternProperties/^x']],
    ],
    [
      'names like this in an open form',
      open,
      { ...open, patternProperties: { '^x': b } },
      [['tightens', '/patternProperties/^x']],
    ],
    ['names like a field', closed, { ...closed, patternProperties: { '^a': b } }, [['unclear', '/patternProperties/^a']]],
    ['names judged', {}, { propertyNames: { maxLength: 3 } }, [['tightens', '/propertyNames']]],
    ['a place more', { items: [b] }, { items: [b, b] }, [['tightens', '/items/1']]],
    [
      'a place more in a closed list',
      { items: [b], additionalItems: false },
      { items: [b, b], additionalItems: false },
      [['loosens', '/items/1']],
    ],
    [
      'a place less in a closed list',
      { items: [b, b], additionalItems: false },
      { items: [b], additionalItems: false },
      [['tightens', '/items/1']],
    ],
    ['one schema for places', { items: [b], additionalItems: b }, { items: b }, []],
    ['something in a list', {}, { contains: b }, [['tightens', '/contains']]],
    [
      'something less special in a list',
      { contains: { minimum: 2 } },
      { contains: { minimum: 1 } },
      [['loosens', '/contains/minimum']],
    ],
    [
      'something less special in a list, but not often',
      { contains: { minimum: 2 }, maxContains: 2 },
      { contains: { minimum: 1 }, maxContains: 2 },
      [['unclear', '/contains/minimum']],
    ],
    ['more of something', { contains: b }, { contains: b, minContains: 2 }, [['tightens', '/minContains']]],
    ['any number of something', { contains: b }, { contains: b, minContains: 0 }, [['loosens', '/contains']]],
    ['a branch that others may fit', { oneOf: [b] }, { oneOf: [b, { maxLength: 3 }] }, [['unclear', '/oneOf/1']]],
    [
      'a limit in a branch that others may fit',
      { oneOf: [{ maxLength: 3 }, b] },
      { oneOf: [{ maxLength: 2 }, b] },
      [['unclear', '/oneOf/0/maxLength']],
    ],
    ['a branch of another type', { oneOf: [b] }, { oneOf: [b, { type: 'null' }] }, [['loosens', '/oneOf/1']]],
    ['a way more', { anyOf: [b] }, { anyOf: [b, { maxLength: 3 }] }, [['loosens', '/anyOf/1']]],
    ['ways', {}, { anyOf: [b] }, [['tightens', '/anyOf']]],
    ['something that may be again', { not: b }, {}, [['loosens', '/not']]],
    ['a dependency of another kind', { dependencies: { a: ['b'] } }, { dependencies: { a: { required: ['b'] } } }, []],
    [
      'a dependency less',
      { dependentRequired: { a: ['b', 'c'] } },
      { dependentRequired: { a: ['c'] } },
      [['loosens', '/dependentRequired/a/0']],
    ],
    ['a demand on sending', {}, { onSubmit: { required: ['a'] } }, [['tightens', '/onSubmit']]],
    ['a picture of less', { maxImageBytes: 9 }, { maxImageBytes: 8 }, [['tightens', '/maxImageBytes']]],
    ['a limit from the data', { maximum: 1 }, { maximum: { $data: '1/a' } }, [['unclear', '/maximum']]],
    ['a keyword that nobody knows', {}, { ours: 1 }, [['unclear', '/ours']]],
    ['a word of the host', { 'x-a': 1 }, { 'x-a': 2 }, [['rewords', '/x-a']]],

    ['a shared schema that nobody used', {}, { definitions: { t: b } }, []],
    [
      'texts and starting values',
      { title: 'A', errorMessage: { maxLength: 'x', required: 'r' }, default: 1 },
      { title: 'B', errorMessage: { maxLength: 'y', required: 'r' }, default: 2 },
      [
        ['rewords', '/title'],
        ['rewords', '/errorMessage/maxLength'],
        ['rewords', '/default'],
      ],
    ],
    ['nothing any more', {}, false, [['tightens', '']]],
    ['anything', false, {}, [['loosens', '']]],
  ])('%s', (_name, before, after, found) => {
    expect(diff({ 'schema.json': before }, { 'schema.json': after })).toEqual(found);
  });
});
