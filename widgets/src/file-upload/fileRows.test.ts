import { describe, expect, it } from 'vitest';
import { getFileMembers, readFileRows, toFileData } from './fileRows.ts';

const members = { url: 'fileUrl', name: 'fileName' };

describe('stored files in data', () => {
  it.each([
    ['nothing', undefined, undefined, []],
    ['an empty text', '', undefined, []],
    ['one text', 'a.pdf', undefined, ['a.pdf']],
    ['texts', ['a.pdf', '', 'b.pdf'], undefined, ['a.pdf', 'b.pdf']],
    ['what is no text', [1, null, {}], undefined, []],
    ['rows', [{ fileUrl: 'a.pdf', fileName: 'A' }, { fileName: 'B' }, null, 'c.pdf'], members, ['a.pdf']],
  ])('%s', (_what, value, names, urls) => {
    expect(readFileRows(value, names).map(({ url }) => url)).toEqual(urls);
  });

  it.each([
    [undefined, 'a.pdf'],
    [getFileMembers({ url: 'fileUrl' }), { fileUrl: 'a.pdf' }],
    [getFileMembers({ url: 'fileUrl', name: 'fileName' }), { fileUrl: 'a.pdf', fileName: 'A.pdf' }],
    [getFileMembers({ name: 'fileName' }), 'a.pdf'],
    [
      getFileMembers({ url: 'fileUrl', name: 'fileName' }, { properties: { fileName: { maxLength: 4 } } }),
      { fileUrl: 'a.pdf', fileName: '.pdf' },
    ],
  ])('a new row by %j', (names, data) => {
    expect(toFileData('a.pdf', 'A.pdf', names)).toEqual(data);
  });
});
