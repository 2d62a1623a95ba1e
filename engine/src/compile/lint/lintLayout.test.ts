import { expect, it } from 'vitest';
import type { JsonFile } from '../jsonFile.ts';
import { lintLayout } from './lintLayout.ts';

const json = { complain: (tokens: readonly unknown[], message: string) => ({ pointer: tokens.join('/'), message }) };

it.each<[open: unknown, pages: readonly number[]]>([
  [[0], []],
  [[0, 7], [7]],
  [
    [-1, 1],
    [-1, 1],
  ],
])('an accordion that begins with the pages %j open is told which of them it has not', (open, pages) => {
  const part = { kind: 'accordion', open, pages: [{ title: 'One', parts: ['a'] }] };
  const said = lintLayout([part], [], ['a'], json as unknown as JsonFile);
  expect(said).toEqual(
    pages.map((page) => expect.objectContaining({ pointer: '0/open', message: expect.stringContaining(`no page ${page}:`) })),
  );
});
