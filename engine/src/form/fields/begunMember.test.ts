import { expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { begunMember } from './begunMember.ts';

const rootSchema = {
  definitions: {
    either: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    tree: { oneOf: [{ $ref: '#/definitions/either' }] },
  },
};
// Of the registry only these are asked for.
const registry = { rootSchema, translateString: (text: string) => text } as unknown as Parameters<typeof begunMember>[2];

it.each<[schema: JsonObject | true, begun: unknown, member: unknown]>([
  [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, {}, 'New Value'],
  [{ $ref: '#/definitions/either' }, {}, 0],
  [{ $ref: '#/definitions/tree' }, {}, 0],
  [{ oneOf: [{ type: ['null', 'boolean'] }] }, {}, false],
  [{ oneOf: [{ items: {} }] }, {}, []],
  [{ oneOf: [{ type: 'null' }, { type: 'string' }] }, {}, null],
  [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, {}, 'a'],
  [{ oneOf: [{ properties: { a: {} } }] }, {}, {}],
  [{ anyOf: [{ type: 'string' }], default: { a: 1 } }, { a: 1 }, { a: 1 }],
  [{ type: 'object' }, {}, {}],
  [true, 'New Value', 'New Value'],
  [{ type: 'integer' }, 'New Value', 0],
])('a new member of %j begins as its first kind', (schema, begun, member) => {
  expect(begunMember(schema, begun, registry)).toEqual(member);
});
