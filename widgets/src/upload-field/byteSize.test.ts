// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { formatByteSize } from './byteSize.ts';
import { formatDuration } from './duration.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['de_DE', '12,4 MB', '3 Min.'],
  ['not a language', '12.4 MB', '3 min'],
])('a page whose language is called %s is drawn all the same', (lang, size, time) => {
  document.documentElement.lang = lang;
  expect([formatByteSize(12_400_000), formatDuration(180)]).toEqual([size, time]);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [12_400_000, '12.4 MB'],
  [1_234_000_000, '1.23 GB'],
  [9_000_000_000_000_000, '9,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});
