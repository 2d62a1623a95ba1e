import { describe, expect, it } from 'vitest';
import { getCountNews, getLength } from './counting.ts';

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['🎬🎬', 2],
    ['e\u0301', 2],
    ['line\nbreak', 10],
  ])('%j has %d', (text, length) => {
    expect(getLength(text)).toBe(length);
  });

  it.each([
    [0, 100, { kind: 'none' }],
    [89, 100, { kind: 'none' }],
    [90, 100, { kind: 'remaining', remaining: 10 }],
    [100, 100, { kind: 'remaining', remaining: 0 }],
    [101, 100, { kind: 'over', over: 1 }],
  ])('%d of %d is news: %j', (length, limit, news) => {
    expect(getCountNews(length, limit)).toEqual(news);
  });
});
