import { expect, it } from 'vitest';
import { assetsPath, objectFileName, readAssetsPath } from './object-keys.ts';

it.each([
  ['my film.mp4', 'my-film.mp4'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ärger & Lücke.MP4', 'Arger-Lucke.MP4'],
  ['..', 'file'],
  ['映画', 'file'],
  ['映画.mp4', 'file.mp4'],
  ['Фильм 2.srt', '2.srt'],
  ['🎬🎬.MP4', 'file.MP4'],
  ['a\0b\n.mp4', 'a-b-.mp4'],
  [`${'x'.repeat(300)}.mp4`, `${'x'.repeat(96)}.mp4`],
])('the file name %j becomes %j in a key', (name, expected) => {
  expect(objectFileName(name)).toBe(expected);
});

it.each([
  [assetsPath(7), 7],
  ['films/7/assets', 7],
  ['films/07/assets/', undefined],
  ['films/7/assets/../../8/assets/', undefined],
  ['films/7/assets/x', undefined],
  ['films/9999999999/assets/', undefined],
  ['channels/images', undefined],
])('the path %j is of film %j (R-159)', (path, expected) => {
  expect(readAssetsPath(path)).toBe(expected);
});
