import { expect, it } from 'vitest';
import { getSerialNumber } from './serialNumber.ts';

it.each([
  { page: 1, index: 0, serialNo: 1 },
  { page: 1, index: 19, serialNo: 20 },
  { page: 2, index: 0, serialNo: 21 },
  { page: 7, index: 4, serialNo: 125 },
])('row $index of page $page has the number $serialNo (R-092, R-096)', ({ page, index, serialNo }) => {
  expect(getSerialNumber(page, index)).toBe(serialNo);
});
