import { expect, it } from 'vitest';
import { createApart } from '../schema/apart.ts';
import { generateChecks } from './generate.ts';

const definitions = {
  node: { type: 'object', properties: { text: { type: 'string' }, next: { $ref: '#/definitions/node' } } },
};

it.each([
  ['definitions', { definitions }],
  ['places of the schema', { definitions, properties: { a: { $ref: '#/definitions/node' }, b: { $ref: '#/properties/a' } } }],
])('what many checks refer to among the %s is compiled once', (_where, schema) => {
  const apart = createApart(schema);
  const parts = Array.from({ length: 20 }, (_, index) => apart({ required: [`m${index}`], $ref: '#/definitions/node' }));
  const code = generateChecks(new Map(parts.map((part, index) => [`branch${index}`, part])));
  const judgedOnce = generateChecks(new Map([['branch', apart({ $ref: '#/definitions/node' })]]));
  const places = (text: string) => text.match(/\.text\b/g)?.length;
  expect(places(code)).toBe(places(judgedOnce));
});
