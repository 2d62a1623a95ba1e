import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPattern } from './plainPattern.ts';
import { longestText, slowPattern, unsafePattern } from './unsafePattern.ts';

/** Patterns as schemas of others have them that cannot be taken as they are, and texts that match them and do not. */
const patterns: readonly (readonly [pattern: string, right: readonly string[], wrong: readonly string[]])[] = [
  ['^([0-9]+(ns|us|µs|ms|s|m|h)?)+$', ['1', '10s', '1h30m', '5µs'], ['', 's', '1x', 'h1']],
  ['^[!-~]+([\\t ]?[!-~]+)*$', ['a', 'a b', 'a\tb c'], ['', ' a', 'a ', 'a  b']],
  ['^([-a-zA-Z0-9_]+[.]?)+$', ['a', 'a.b', 'a.b.'], ['', '.', 'a..b']],
  ['^\\-?[0-9]+(\\.[0-9]+)?$', ['1', '-1.5'], ['', '1.', '--1']],
  ['^([a-z][a-z0-9]*)+(-[a-z0-9]+)*\\-ext$', ['a-ext', 'ab1-c2-ext'], ['', '-ext', '1-ext', 'a-ex']],
  ['[\\w-.]+@[\\w\\-.]+', ['a@b', '--a-.@b--'], ['', '@b', 'a@']],
  ['^{[a-z]+}$', ['{a}'], ['a', '{}']],
  ['^[^,]+ -> [^,]+(,[^,]+ -> [^,]+)*$', ['a -> b', 'a -> b,c -> d', '- -> -> ->'], ['a', 'a -> ', 'a -> b,c', ' -> b']],
  ['(a+)+$', ['a', 'ba', 'aa'], ['', 'ab']],
  ['(a|aa)*b|^$', ['b', '', 'xaab'], ['a', 'xa']],
  ['(a?){50}$', ['', 'a', 'b'], []],
  ['^(a*)*$', ['', 'aaa'], ['b', 'ab']],
  ['^.*a.*b.*c.*d$', ['abcd', 'a-b-c-d'], ['abc', 'dcba']],
  ['^((ab|c|vep)?,?)*(?<!,)$', ['', 'ab', 'ab,c', ',ab', 'c,,vep'], [',', 'ab,', 'abx', 'ab c']],
  ['^(?:(a|b)?,?)*(?<=a|ba)$', ['a', 'b,a', ',ba'], ['', 'b', 'a,']],
  [
    '^(?:[a-z.-]+(?:\\.[a-z.-]+)+(?::[0-9]+)?/)?[a-z_-]+(?:/[a-z_-]+)*(?:@sha256:[a-f0-9]{64})?$', // of an image
    ['a', 'a/b', 'a.b:1/c', `a.b/c@sha256:${'0a'.repeat(32)}`],
    ['', 'a.b', 'a:1/b', `a@sha256:${'0a'.repeat(31)}`, `a@sha256:${'0a'.repeat(33)}`],
  ],
  ['^(a|aa)*(b{3}){2}$', ['bbbbbb', 'aaabbbbbb'], ['', 'bbb', 'bbbbb', 'bbbbbbb']],
  [
    '^\\+?[1-9]\\d{1,14}(\\s?\\(\\d+\\))?([-\\s.]?\\d+)*$',
    ['12', '+12 (3) 4', '49 30-1.2', '12(3)', '12\u30003', `9${'1'.repeat(40)}`],
    ['', '1', '01', '12 ', '12 ((3)', '12(3)(4)', '12--3', '12\u200b3'],
  ],
  ['^(\u{1f600}|[^a-z])+([\\s\\S])*$', ['\u{1f600}', '1a'], ['', 'a1']],
];

describe('a pattern that cannot be taken as it is', () => {
  it.each(patterns)('%s is one that can, and that the same texts match', (pattern, right, wrong) => {
    const plain = plainPattern(pattern, undefined);
    expect([unsafePattern(plain), slowPattern(plain, undefined)?.isRefused ?? false]).toEqual([undefined, false]);
    const expression = new RegExp(plain, 'u');
    expect(right.filter((text) => !expression.test(text))).toEqual([]);
    expect(wrong.filter((text) => expression.test(text))).toEqual([]);
    // Both read texts of few letters, in which what the pattern speaks of comes up often.
    const letters = constantFrom(...new Set([...right, ...wrong, 'a b'].flatMap((text) => [...text])));
    const same = property(array(letters, { maxLength: 8 }), (some) => {
      const text = some.join('');
      return expression.test(text) === new RegExp(pattern).test(text);
    });
    if (!/[^\0-\uffff]/u.test(pattern)) assert(same, { numRuns: 300, seed: 7 });
  });

  it('is read in one way: a text that matches almost takes no time', () => {
    const plain = plainPattern('^([0-9]+(ns|us|µs|ms|s|m|h)?)+$', undefined);
    expect(longestText(plain)).toBe(Number.POSITIVE_INFINITY);
    expect(new RegExp(plain, 'u').test(`${'1'.repeat(50_000)}!`)).toBe(false);
  });

  it.each([
    '^[a-z]+$',
    '^(0|[1-9]\\d*)\\.\\d+$',
    '^\\S+@\\S+\\.\\S+$',
    '(?=.*x)(a+)+$',
    '(',
    '^(.)(\\1+)+$',
    '^\\PC*$',
    '^[a-z]+\\Z',
  ])('%s stays as it is, taken or refused', (pattern) => expect(plainPattern(pattern, undefined)).toBe(pattern));
});
