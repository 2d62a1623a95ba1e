import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostMessage } from './hostMessage.ts';

class StoreError extends Error {}

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it.each([new Error('The store is full.'), new StoreError('The store is full.')])('a host says itself: %s', (error) => {
  expect(hostMessage(error)).toBe('The store is full.');
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  new TypeError('Failed to fetch'),
  new TypeError("Cannot read properties of null (reading 'options')"),
  new SyntaxError(`Unexpected token '<', "<!doctype "... is not valid JSON`),
  new DOMException('The operation was aborted.', 'AbortError'),
  'out of space',
  undefined,
])('what is for developers goes to the console: %s', (error) => {
  expect(hostMessage(error)).toBe('');
  expect(console.error).toHaveBeenCalledWith(error);
});
