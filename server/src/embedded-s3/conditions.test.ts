import { describe, expect, it } from 'vitest';
import { checkConditions, readRange } from './conditions.ts';
import { isFailure } from './errors.ts';
import type { ObjectRecord } from './records.ts';

const object: ObjectRecord = {
  key: 'a',
  etag: 'e1',
  size: 1000,
  modified: '2026-01-02T03:04:05.678Z',
  headers: {},
  segments: [],
  checksums: {},
  uploadId: null,
};
const at = 'Fri, 02 Jan 2026 03:04:05 GMT';
const earlier = 'Fri, 02 Jan 2026 03:04:04 GMT';

describe('readRange', () => {
  it.each([
    ['bytes=0-99', '0-99'],
    ['bytes=990-', '990-999'],
    ['bytes=990-5000', '990-999'],
    ['bytes=-10', '990-999'],
    ['bytes=-5000', '0-999'],
    ['bytes=1000-', 'InvalidRange'],
    ['bytes=-0', 'InvalidRange'],
    ['bytes=5-2', 'all'],
    ['bytes=-', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['lines=0-1', 'all'],
    ['', 'all'],
  ])('%s', (range, expected) => {
    const read = readRange(new Map([['range', range]]), object);
    expect(isFailure(read) ? read.failure : read === undefined ? 'all' : `${read.first}-${read.last}`).toBe(expected);
  });

  it.each([
    ['"e1"', { first: 0, last: 9 }],
    [at, { first: 0, last: 9 }],
    ['"e2"', undefined],
  ])('If-Range: %s', (condition, expected) => {
    const headers = new Map([
      ['range', 'bytes=0-9'],
      ['if-range', condition],
    ]);
    expect(readRange(headers, object)).toEqual(expected);
  });
});

describe('checkConditions', () => {
  it.each([
    [{}, 'send'],
    [{ 'if-none-match': '"e1"' }, 'notModified'],
    [{ 'if-none-match': 'W/"e1", "x"' }, 'notModified'],
    [{ 'if-none-match': '"e2"' }, 'send'],
    [{ 'if-none-match': '"e2"', 'if-modified-since': at }, 'send'],
    [{ 'if-modified-since': at }, 'notModified'],
    [{ 'if-modified-since': earlier }, 'send'],
    [{ 'if-modified-since': 'yesterday' }, 'send'],
    [{ 'if-match': '"e1"' }, 'send'],
    [{ 'if-match': '"e2"' }, 'PreconditionFailed'],
    [{ 'if-unmodified-since': earlier }, 'PreconditionFailed'],
    [{ 'if-unmodified-since': earlier, 'if-match': '*' }, 'send'],
  ])('%o', (headers, expected) => {
    const verdict = checkConditions(new Map(Object.entries(headers)), object);
    expect(isFailure(verdict) ? verdict.failure : verdict).toBe(expected);
  });
});
