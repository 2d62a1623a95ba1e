import { describe, expect, it } from 'vitest';
import { matchLocale } from './matchLocale.ts';

describe('the language to show', () => {
  it.each([
    { wanted: ['de'], available: ['en', 'de'], found: 'de' },
    { wanted: ['DE-at'], available: ['en', 'de'], found: 'de' },
    { wanted: ['de-AT'], available: ['de-CH', 'de', 'de-AT'], found: 'de-AT' },
    { wanted: ['de-AT'], available: ['de-CH', 'de'], found: 'de' },
    { wanted: ['de'], available: ['en', 'de-CH', 'de-AT'], found: 'de-CH' },
    { wanted: ['fr', 'de', 'en'], available: ['en', 'de'], found: 'de' },
    { wanted: ['fr'], available: ['en', 'de'], found: undefined },
    { wanted: ['zh-TW'], available: ['zh-CN', 'zh-Hant'], found: 'zh-Hant' },
    { wanted: ['zh-TW'], available: ['zh-CN'], found: undefined },
    { wanted: ['*', 'not a tag', '', '__proto__', 'de'], available: ['de'], found: 'de' },
    { wanted: [], available: ['en'], found: undefined },
  ])('$wanted among $available: $found', ({ wanted, available, found }) => {
    expect(matchLocale(wanted, available)).toBe(found);
  });
});
