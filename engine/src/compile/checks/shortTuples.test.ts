import { describe, expect, it } from 'vitest';
import { createAjv } from './createAjv.ts';

const text = { type: 'string' };
const places = { items: [text, text, { type: 'number' }] };
const one = { contains: { const: 'a' } };

describe.each([false, true])('a list that is shorter than its places (all errors: %s)', (allErrors) => {
  it.each<[schema: object, data: unknown, isRight: boolean]>([
    [{ ...places, ...one }, [], false],
    [{ ...places, ...one }, ['b'], false],
    [{ ...places, ...one }, ['b', 'a'], true],
    [{ ...places, ...one }, ['b', 'a', 'c'], false],
    [{ ...places, uniqueItems: true }, ['a', 'a'], false],
    [{ ...places, uniqueItems: true }, ['a', 'b'], true],
    [{ ...places, ...one }, [1], false],
    [{ not: { ...places, ...one } }, [], true],
    [{ ...places, unevaluatedItems: false }, ['a', 'b', 1], true],
    [{ ...places, unevaluatedItems: false }, ['a', 'b', 1, 2], false],
    [{ items: { ...places, ...one } }, [['a'], [1], []], false],
    [{ items: { if: { ...places, ...one }, then: { maxItems: 1 }, else: { minItems: 2 } } }, [['b', 2, 3], ['a']], true],
    [{ contains: { ...places, ...one } }, [['b', 2], []], false],
    [{ contains: { ...places, ...one } }, [['b', 2], [], ['a']], true],
  ])('%j takes %j: %s', (schema, data, isRight) => {
    expect(createAjv({}, {}, { allErrors, unevaluated: true }).compile(schema)(data)).toBe(isRight);
  });
});
