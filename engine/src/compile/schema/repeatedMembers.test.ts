import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { withoutRepeatedMembers } from './repeatedMembers.ts';

const properties = { a: { title: 'A', type: 'string', minLength: 2 }, b: { type: 'number' }, c: { $ref: '#/definitions/c' } };
const definitions = { c: { type: 'boolean' } };
const asked = [{ required: ['a'] }, { required: ['b', 'c'] }];
const values = { a: [undefined, 'xy', 'x'], b: [undefined, 1, 'x'], c: [undefined, true, 1] };
const documents = values.a.flatMap((a) => values.b.flatMap((b) => values.c.map((c) => ({ a, b, c }))));
const verdicts = (schema: unknown) => {
  const validate = new Ajv({ strict: false }).compile(Object(schema));
  return documents.map((document) => validate(JSON.parse(JSON.stringify(document))));
};

describe('options that ask for members', () => {
  it.each<[name: string, options: readonly object[]]>([
    [
      'saying anything of them',
      [
        { required: ['a'], properties: { a: {} } },
        { required: ['b', 'c'], properties: { b: true } },
      ],
    ],
    [
      'saying the same of them',
      [
        { required: ['a'], properties: { a: { minLength: 2, type: 'string', description: 'Say it.' } } },
        { required: ['b', 'c'], properties: { b: { type: 'number' }, c: { type: 'boolean' } } },
      ],
    ],
    [
      'referring to them',
      [
        { required: ['a'], properties: { a: { $ref: '#/properties/a' } } },
        { required: ['b', 'c'], properties: { c: { $ref: '#/definitions/c' } } },
      ],
    ],
  ])('ask for nothing else, %s', (_name, options) => {
    for (const choice of [{ anyOf: options }, { oneOf: options }, { allOf: [{ anyOf: options }] }]) {
      const schema = { properties, definitions, ...choice };
      const plain = withoutRepeatedMembers(schema, {});
      expect(JSON.stringify(plain)).toBe(JSON.stringify(schema).replace(JSON.stringify(options), JSON.stringify(asked)));
      expect(verdicts(plain)).toEqual(verdicts(schema));
    }
  });

  it.each<[name: string, options: readonly object[], ui?: object]>([
    ['say more of one', [{ required: ['a'], properties: { a: { const: 'xy' } } }, { required: ['b'] }]],
    ['have a member of their own', [{ required: ['d'], properties: { d: {} } }, { required: ['b'] }]],
    ['refer to one and say more', [{ required: ['c'], properties: { c: { $ref: '#/properties/c', const: true } } }, {}]],
    ['are closed', [{ required: ['a'], properties: { a: {} }, additionalProperties: false }, { required: ['b'] }]],
    ['are named', [{ title: 'A', required: ['a'], properties: { a: {} } }, { required: ['b'] }]],
    ['have words in the uiSchema', [{ required: ['a'], properties: { a: {} } }], { anyOf: [{ 'ui:title': 'A' }] }],
  ])('stay where they %s', (_name, options, ui = {}) => {
    const schema = { properties, definitions, anyOf: options };
    expect(withoutRepeatedMembers(schema, ui)).toEqual(schema);
  });
});
