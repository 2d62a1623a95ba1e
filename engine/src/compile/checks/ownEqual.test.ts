import { expect, it } from 'vitest';
import { createAjv } from './createAjv.ts';

it.each<[schema: object, data: unknown, isRight: boolean]>([
  [{ const: { toString: 1 } }, { toString: 1 }, true],
  [{ const: { toString: 1 } }, { toString: 2 }, false],
  [{ enum: [{ valueOf: 1 }, { toString: 1 }] }, { toString: 1 }, true],
  [{ enum: [{ constructor: 1 }] }, {}, false],
  [{ uniqueItems: true }, [{ toString: 1 }, { toString: 1 }], false],
  [{ uniqueItems: true }, [{ toString: 1 }, { toString: 2 }], true],
  [{ properties: { b: { const: { $data: '1/a' } } } }, { a: { toString: 1 }, b: { toString: 1 } }, true],
])('values that ajv compares at once are equal as those of modules are: %j takes %j: %s', (schema, data, isRight) => {
  expect(createAjv({}, {}).compile(schema)(data)).toBe(isRight);
});
