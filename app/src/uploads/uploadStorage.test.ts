// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { getUploadsKey, getWithdrawnKey, hasLeftUploads } from './uploadStorage.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['an upload that was left', getUploadsKey(3), true],
  ['one that is to be thrown away', getWithdrawnKey(getUploadsKey(3)), true],
  ['one of somebody else', getUploadsKey(4), false],
])('%s is looked for', (_what, key, isLeft) => {
  localStorage.setItem(key, '[]');
  expect(hasLeftUploads(3, localStorage)).toBe(isLeft);
});
