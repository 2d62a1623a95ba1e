import { expect, it, vi } from 'vitest';
import { changeLate } from './changeLate.ts';

const data = { 'a/b': { files: ['one'] }, rows: [{ poster: 'p' }] };

it.each([
  ['/a~1b/files', ['one', 'two']],
  ['/nothing/here', ['two']],
  ['/constructor', ['two']],
])('adds to what stands at %s by now', (pointer, expected) => {
  const setValue = vi.fn();
  changeLate({ data: () => data, setValue }, pointer, (value) => [...(Array.isArray(value) ? value : []), 'two']);
  expect(setValue).toHaveBeenCalledExactlyOnceWith(pointer, expected);
});

it('leaves a row of a list alone, which may be another one by now', () => {
  const setValue = vi.fn();
  changeLate({ data: () => data, setValue }, '/rows/0/poster', () => 'x');
  expect(setValue).not.toHaveBeenCalled();
});
