import { expect, it } from 'vitest';
import { shortName, shownName } from './shortName.ts';

it.each([
  ['an ordinary name', 'film.mp4', 'film.mp4'],
  ['a name of 300 characters', `${'a'.repeat(296)}.mp4`, `${'a'.repeat(251)}.mp4`],
  ['a name of 300 emoji', `${'🎬'.repeat(296)}.mp4`, `${'🎬'.repeat(251)}.mp4`],
  ['half an emoji', 'a\ud83c.mp4', 'a\uFFFD.mp4'],
  ['letters that are written from right to left', 'סרט.mp4', 'סרט.mp4'],
])('%s', (_what, name, short) => {
  expect(shortName(name)).toBe(short);
  expect(() => encodeURIComponent(shortName(name))).not.toThrow();
});

it('is shown without marks that turn the sentence around it', () => {
  expect(shownName('\u202Egpj.film\u202C.mp4')).toBe('gpj.film.mp4');
  expect(shownName('סרט.mp4')).toBe('סרט.mp4');
});
