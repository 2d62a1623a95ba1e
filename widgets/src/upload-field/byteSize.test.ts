// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formatByteSize } from './byteSize.ts';

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
