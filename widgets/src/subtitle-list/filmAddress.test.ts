import { expect, it } from 'vitest';
import { getFilmAddress } from './filmAddress.ts';

it.each([
  ['one for all', '/film.mp4', '/subtitles', '/film.mp4'],
  ['one for all, in a row', '/film.mp4', '/chapters/1/subtitles', '/film.mp4'],
  ['the row’s own', ['/a.mp4', '/b.mp4'], '/chapters/1/subtitles', '/b.mp4'],
  ['a row without one', ['/a.mp4', null], '/chapters/1/subtitles', undefined],
  ['a row that is new', ['/a.mp4'], '/chapters/1/subtitles', undefined],
  ['a list outside of rows', ['/a.mp4'], '/subtitles', undefined],
  ['no text', 7, '/subtitles', undefined],
  ['none', undefined, '/subtitles', undefined],
])('%s', (_what, held, pointer, address) => {
  expect(getFilmAddress(held, pointer)).toBe(address);
});
