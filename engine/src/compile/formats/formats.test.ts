import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import messages from '../../../../schemas/messages/en.json' with { type: 'json' };
import { formats } from './formats.ts';

it('each that can refuse a value has words of its own for what is right', () => {
  const refusing = Object.keys(formats).filter((name) => !['float', 'double', 'password', 'binary'].includes(name));
  expect(Object.keys(messages.formats).sort()).toEqual(refusing.sort());
});

describe('uri', () => {
  const { uri } = fullFormats;
  if (typeof uri !== 'function') throw new Error('ajv-formats has another kind of check for addresses now');

  it.each([
    'https://www.imdb.com/title/tt0000001/',
    'HTTP://A.example:8080/b_c/~d/?e=f&g=h/i',
    'http://a',
    'http://a.b?c',
    'http://',
    'http://a:port',
    'http://a/b c',
    'http://a/%41',
    'http://a/%4',
    'http://a/b#c',
    'http://[::1]/',
    'http://a/<b>',
    'http://a\n',
    'https//a',
    'mailto:a@b',
    'a',
    '',
  ])('%j is judged as ajv-formats does', (text) => {
    expect(formats['uri']?.(text)).toBe(uri(text));
  });
});

describe('iban', () => {
  it.each([
    ['GB29 NWBK 6016 1331 9268 19', true],
    ['de89370400440532013000', true],
    ['MT84-MALT-0110-0001-2345-MTLC-AST0-01S', true],
    ['GB29 NWBK 6016 1331 9286 19', false],
    ['DE88 3704 0044 0532 0130 00', false],
    ['DE89 3704', false],
    ['89370400440532013000', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(formats['iban']?.(text)).toBe(isOne);
  });
});

describe('routing-number', () => {
  it.each([
    ['021000021', true],
    ['011401533', true],
    ['121000358', true],
    ['000000000', false],
    ['999999992', false],
    ['021000012', false],
    ['120000021', false],
    ['02100002', false],
    ['021-000-021', false],
    ['', false],
  ])('%j: %s', (text, isOne) => {
    expect(formats['routing-number']?.(text)).toBe(isOne);
  });
});
