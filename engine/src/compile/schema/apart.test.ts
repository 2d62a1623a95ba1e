import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import { createApart } from './apart.ts';

it.each(['default', 'const', 'enum', 'examples', 'properties', 'plain'])(
  'a part means the same apart when a property is called %s',
  (name) => {
    const part = { properties: { [name]: { anyOf: [{ $ref: '#/$defs/text' }] } } };
    const schema: SchemaNode = { $defs: { part, text: { type: 'string' } } };
    const judge = new Ajv({ strict: false }).compile(Object(createApart(schema)(part)));
    expect([judge({ [name]: 'a' }), judge({ [name]: 1 })]).toEqual([true, false]);
  },
);

it('leaves what looks like a reference in data as it is', () => {
  const part = { enum: [{ $ref: '#/a' }], default: { $ref: '#/a' } };
  expect(createApart({ properties: { a: { $ref: '#/properties/b' } } })(part)).toMatchObject(part);
});
