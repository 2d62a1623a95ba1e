import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.ts';

it.each([
  ['', '.', undefined],
  ['12', '.', 12],
  ['12.', '.', 12],
  ['.5', '.', 0.5],
  ['-1.50', '.', -1.5],
  [' 7 ', '.', 7],
  ['1e3', '.', 1000],
  ['1,5', ',', 1.5],
  ['1.5', ',', 1.5],
  ['1,5', '.', '1,5'],
  ['.', '.', '.'],
  ['..', '.', '..'],
  ['1..', '.', '1..'],
  ['0.0.0', '.', '0.0.0'],
  ['-', '.', '-'],
  ['0x10', '.', '0x10'],
  ['1e999', '.', '1e999'],
  ['ten', '.', 'ten'],
  [3, '.', 3],
  [null, '.', null],
  [undefined, '.', undefined],
])('%j with the separator %j is %j', (typed, separator, value) => {
  expect(typedNumber(typed, separator)).toBe(value);
});
