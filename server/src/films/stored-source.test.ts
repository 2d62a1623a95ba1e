import { expect, it } from 'vitest';
import { createStoredSource } from './stored-source.ts';

const bytes = Uint8Array.from({ length: 10 }, (_, at) => at);
const source = createStoredSource(
  {
    readRange: async (_key, start, end) => {
      if (start >= bytes.length || end <= start) throw new Error('InvalidRange');
      return bytes.slice(start, end);
    },
  },
  'key',
  bytes.length,
);

it.each<[start: number, end: number, found: readonly number[]]>([
  [2, 4, [2, 3]],
  [8, 14, [8, 9]],
  [10, 14, []],
  [0xffffffff, 0xffffffff + 4, []],
  [4, 4, []],
  [6, 2, []],
])('an object of the store is read from %d to %d as far as it goes', async (start, end, found) => {
  expect([...(await source.read(start, end))]).toEqual(found);
});
