import { describe, expect, it } from 'vitest';
import { getTextDirection } from './text-direction.ts';

describe('the way that a language is written', () => {
  it.each([
    ['en', 'ltr'],
    ['de-AT', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ur', 'rtl'],
    ['az', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ku', 'ltr'],
    ['ckb', 'rtl'],
  ])('%s: %s', (tag, direction) => {
    expect(getTextDirection(tag)).toBe(direction);
  });
});
