import { beforeEach, expect, it, vi } from 'vitest';
import { withinTime } from '../withinTime.ts';

beforeEach(() => vi.resetModules());

it('tells what is wrong inside of rows there alone, and not that the rows could be a list of schemas', async () => {
  const { judgeSchema } = await import('./judgeSchema.ts');
  const faults = judgeSchema({ items: { properties: { a: { maxLength: 'x' } } }, dependencies: { b: { minimum: '1' } } });
  expect(faults.map(({ tokens, message }) => `${tokens.join('/')} ${message}`)).toEqual([
    "items/properties/a/maxLength 'maxLength' is a whole number.",
    "dependencies/b/minimum 'minimum' is a number.",
  ]);
  expect(judgeSchema({ items: 7 }).map(({ message }) => message)).toEqual([
    "'items' is a schema, or true or false, or a list.",
  ]);
});

it.each([1, 2, 4, 8, 16, 32])(
  'judges schemas after a form was stopped that was the first to be judged, after %d ms',
  async (limit) => {
    const { judgeSchema } = await import('./judgeSchema.ts');
    withinTime(limit, () => judgeSchema({ type: 'string' }));
    expect(judgeSchema({ type: 'string', items: { properties: { a: true } } })).toEqual([]);
    expect(judgeSchema({ type: 'word' })).not.toEqual([]);
  },
);
