import { expect, it } from 'vitest';
import { getStoredName } from './storedName.ts';

it.each([
  ['films/3/assets/0b5a9c3e-6f0a-4b7e-9a52-0c9a4f1f2d11-my film.mp4', 'my film.mp4'],
  ['films/3/assets/9f86d081884c7d65-my-film.mp4', 'my-film.mp4'],
  ['films/3/assets/my film.mp4', 'my film.mp4'],
  ['https://cdn.example/films/3/my%20film.mp4?signature=a/b', 'my film.mp4'],
  ['films/3/assets/100%.mp4', '100%.mp4'],
  ['films/3/assets/0b5a9c3e-6f0a-4b7e-9a52-0c9a4f1f2d11-', '0b5a9c3e-6f0a-4b7e-9a52-0c9a4f1f2d11-'],
  ['', ''],
])('%s is shown as %s', (value, name) => {
  expect(getStoredName(value)).toBe(name);
});
