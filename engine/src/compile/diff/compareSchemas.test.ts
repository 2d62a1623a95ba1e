import { describe, expect, it } from 'vitest';
import { compareSchemas } from './compareSchemas.ts';

const open = { properties: { a: {} } };
const closed = { properties: { a: {} }, additionalProperties: false };
const b = { type: 'string' };
const circle = { properties: { kind: { const: 'circle' }, r: { maximum: 5 } } };
const box = { properties: { kind: { const: 'box' } } };

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
    ['another constant', { const: 1 }, { const: 2 }, [['tightens', '/const']]],
    ['a type more', { type: 'string' }, { type: ['string', 'null'] }, [['loosens', '/type']]],
    ['whole numbers only', { type: 'number' }, { type: 'integer' }, [['tightens', '/type']]],
    ['broken numbers too', { type: 'integer' }, { type: 'number' }, [['loosens', '/type']]],
    ['another type', { type: 'string' }, { type: 'number' }, [['unclear', '/type']]],
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
      { oneOf: [box, { properties: { ...circle.properties, r: { maximum: 4 } } }] },
      [['tightens', '/oneOf/1/properties/r/maximum']],
    ],
    ['a demand more', { allOf: [b] }, { allOf: [b, { maxLength: 3 }] }, [['tightens', '/allOf/1']]],
    ['what must not be, narrowed', { not: { maximum: 5 } }, { not: { maximum: 4 } }, [['loosens', '/not/maximum']]],
    ['something that must not be', {}, { not: b }, [['tightens', '/not']]],
    ['another condition', { if: { minimum: 1 } }, { if: { minimum: 2 } }, [['unclear', '/if/minimum']]],
    ['a consequence', { if: b }, { if: b, then: { minLength: 1 } }, [['tightens', '/then']]],
    ['a dependency', {}, { dependencies: { a: ['b'] } }, [['tightens', '/dependencies/a/0']]],
    ['another reference', { $ref: '#/a' }, { $ref: '#/b' }, [['unclear', '/$ref']]],
    [
      'a shared limit',
      { definitions: { t: { maxLength: 9 } } },
      { definitions: { t: { maxLength: 8 } } },
      [['tightens', '/definitions/t/maxLength']],
    ],
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
    expect(
      compareSchemas(before, after).map(({ effect, tokens }) => [effect, tokens.map((token) => `/${token}`).join('')]),
    ).toEqual(found);
  });
});
