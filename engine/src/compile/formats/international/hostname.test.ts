import { describe, expect, it } from 'vitest';
import { isHostname, isIdnEmail, isIdnHostname } from './hostname.ts';
import { decodePunycode } from './punycode.ts';

describe('Punycode (RFC 3492)', () => {
  it.each([
    ['mnchen-3ya', 'münchen'],
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['fiqs8s', '中国'],
    ['ls8h', '💩'],
  ])('%s is %s', (code, text) => expect(decodePunycode(code)).toBe(text));
  it.each(['ä', '99999999', '-'])('%s is none', (code) => expect(decodePunycode(code) ?? '').not.toMatch(/^[a-z]/));
});

describe('host names', () => {
  it.each([
    ['example.org', true, true],
    ['xn--mnchen-3ya.de', true, true],
    ['münchen.de', false, true],
    ['例え。テスト', false, true],
    ['-a.de', false, false],
    ['a..de', false, false],
    ['a.de.', false, false],
    ['ab--c.de', false, false],
    [`${'a'.repeat(64)}.de`, false, false],
    ['xn--X', false, false],
    ['l·l.cat', false, true],
    ['a·l.cat', false, false],
    ['', false, false],
  ])('%s: %s, internationalized %s', (name, plain, international) => {
    expect([isHostname(name), isIdnHostname(name)]).toEqual([plain, international]);
  });
});

describe('internationalized mail addresses', () => {
  it.each([
    ['ada@example.org', true],
    ['квіточка@пошта.укр', true],
    ['用户@例子.广告', true],
    ['@example.org', false],
    ['a..b@example.org', false],
    ['ada@', false],
    ['ada example.org', false],
  ])('%s: %s', (address, expected) => expect(isIdnEmail(address)).toBe(expected));
});
