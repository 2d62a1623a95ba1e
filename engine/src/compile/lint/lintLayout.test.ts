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

it.each<[part: unknown, said: readonly string[]]>([
  [{ kind: 'section', title: 'One', part: ['a'] }, ["0/part A part of kind 'section' has no 'part'. Is 'parts' meant?"]],
  [{ kind: 'columns', prats: ['a'] }, ["0/prats A part of kind 'columns' has no 'prats'. Is 'parts' meant?"]],
  [{ kind: 'tabs', page: [] }, ["0/page A part of kind 'tabs' has no 'page'. Is 'pages' meant?"]],
  [{ kind: 'steps', pages: [{ titel: 'One', parts: ['a'] }] }, ["0/pages/0/titel A page has no 'titel'. Is 'title' meant?"]],
  [{ kind: 'section', title: 'One' }, ['0/parts Here stands a list of parts.']],
])('a part %j is told once what is wrong', (part, expected) => {
  const said = lintLayout([part], [], ['a'], json as unknown as JsonFile);
  expect(said.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(expected);
});
