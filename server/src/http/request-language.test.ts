import { describe, expect, it } from 'vitest';
import { readWishes } from './request-language.ts';

describe('the languages that a request asks for', () => {
  it.each([
    ['de', ['de']],
    ['de-AT, de;q=0.9, en;q=0.8', ['de-AT', 'de', 'en']],
    ['en;q=0.2,de;Q=0.9,fr;q=0', ['de', 'en']],
    ['*;q=0.5, de', ['de', '*']],
    ['de;q=x, en', ['en']],
    ['', ['']],
    [`${'x'.repeat(600)},de`, ['x'.repeat(500)]],
    [Array.from({ length: 30 }, () => 'a').join(), Array.from({ length: 20 }, () => 'a')],
  ])('%s', (header, wishes) => {
    expect(readWishes(header)).toEqual(wishes);
  });
});
