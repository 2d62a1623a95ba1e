import { describe, expect, it } from 'vitest';
import { boundPatterns } from './boundPatterns.ts';
import { patternCost } from './patternCost.ts';
import { slowPattern, unsafePattern } from './unsafePattern.ts';

const hour = '(?:[01]?\\d|2[0-3])';
const hours = `(?:${hour}|${hour}-${hour}|\\*(?:/[01]?\\d|/2[0-3])?)`;

describe('patterns', () => {
  it.each([
    '^[0-9+().\\- ]*$',
    '^[0-9]{4}$',
    '\\S',
    '^(a|b)$',
    '^(?:a|b|c)+$',
    '^films/[1-9][0-9]*/assets/[^/]+$',
    '^([a-z]{2}-){0,3}x$',
    '^[(+*]+$',
    '^(ab?)*c',
    '^(?:-?[0-9]{2}){30}$',
    '^[a-z0-9]+(-[a-z0-9]+)*$',
    '^(\\w+\\.)*\\w+$',
    '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$',
    '^[\\p{L} ]+$',
    '^\\s*\\S.*$',
    '^.+\\.(jpg|png)$',
    '.+',
    '(a|a)*',
    '^\\$\\{\\{(.|[\\r\\n])*\\}\\}$',
    'foo.*',
    '^(?!\\s)(.*\\S)?$',
    '^[^@]+@[^@]+$',
    '[\\u{1F600}-\\u{1F64F}]',
    '^([a-zA-Z0-9]{2,3})(-[a-zA-Z0-9]{1,6})*$',
    '^[a-zA-Z]{2,3}(-[a-zA-Z]{4})?(-([a-zA-Z]{2}|[0-9]{3}))?(-[a-zA-Z]{5,8})?(-x(-[a-zA-Z0-9]{1,8})+)?$',
    '^(a{0,3}b)*$',
    '^[a-z]+(:.+)?',
    `(${Array.from({ length: 60 }, (_, word) => `word-${word}`).join('|')})`,
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,64}$',
    '^(?=^.{8,64}$)((?=.*\\d)(?=.*[A-Z])|(?=.*\\d)(?=.*[^A-Za-z0-9\\s])|(?=.*[a-z])(?=.*[A-Z]))^.*',
    '^id-(?=.*\\d).*[a-z]$',
    '^0x([a-fA-F0-9]{2}|__.{38})+$',
    `^(${Array.from({ length: 600 }, (_, word) => `u${word}`).join('|')})?(\\[\\d*\\])*$`,
    '^((?!\\.{2}).)*$',
    '^[a-z]+(?<=(a|aa)z)$',
    // A timetable: its lists have no character in common with the spaces between.
    `^${Array.from({ length: 5 }, () => `(${hours}(?:,${hours})*)`).join('\\s+')}$`,
    `^(?!(${Array.from({ length: 80 }, (_, word) => `word${word}`).join('|')})$)\\w+$`,
  ])('%s takes no longer than its text', (pattern) => {
    expect([unsafePattern(pattern), slowPattern(pattern, undefined)]).toEqual([undefined, undefined]);
  });

  it.each([
    '(a+)+$',
    '^(a|aa)*$',
    '([a-z]+)*b',
    '((a*))*$',
    '(x+x+)+y',
    '(a{2,})+$',
    '(a{1,3})+$',
    '((a?){2}b?)*$',
    '(a{0,2}){0,30}$',
    '^(a{30}|a{31})*$',
    '(a?){50}$',
    '((a?)b?)*$',
    '(a|a|b)*$',
    '(\\w+\\s*){25,}',
    '^(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(?:\\d|[0-9a-f])*z$',
    '(\\p{L}+é*)+!',
    '^(.*)*$',
    '^[^,]+ -> [^,]+(,[^,]+ -> [^,]+)*$',
    '^([a-z]+(?!-))*$',
    '^(?=(a+)+$)b',
    '^(?!.*(a|aa)*$).',
    '^((?<=(a+)+)b)*$',
    '(',
  ])('%s is refused', (pattern) => expect(unsafePattern(pattern)).toBeTypeOf('string'));

  it.each([
    ['^[^@]+@[^@]+\\.[^@]+$', 2],
    ['\\s+$', 2],
    ['\\d+x', 2],
    ['.*foo', 2],
    ['^\\w+\\s*\\w+$', 2],
    ['^[A-Z][a-z]* *[A-Z]?[a-z]*$', 2],
    ['(a|ab)*c', 2],
    ['^\\s*.*\\s*$', 3],
    ['^\\S+@\\S+\\.\\S+$', 3],
    ['^[a-z]+[a-z0-9]*[a-z]+$', 3],
    ['^.*foo.*bar.*$', 3],
    ['^.*a.*b.*c.*d$', 4],
    ['^(.)\\1.*x$', 2],
    ['.+:.+(:.+)?', 2],
    ['.+:.+(:.+)?x', 4],
    ['.+:.+(:.+){0,2}', 4],
    ['(?=.*x)y', 2],
    ['^((?=.*x).)*y$', 2],
    ['^[a-z]*(?=.*x)y', 2],
    ['^(?=\\s*.*\\s*$)a', 3],
    ['^(?=.*a.*b$)(?=.*c.*d$)', 2],
    ['^(?=^[^./~])(^((?!\\.{2}).)*$).*$', 2],
  ])('%s takes a power of %i', (pattern, degree) => expect(patternCost(pattern)).toBe(degree));

  it.each([
    ['\\s+$', undefined, 'noted'],
    ['\\s+$', 6000, 'noted'],
    ['\\s+$', 5000, undefined],
    ['^\\s*.*\\s*$', 5000, 'noted'],
    ['^\\s*.*\\s*$', 300, undefined],
    ['^.*a.*b.*c.*d$', 300, 'refused'],
    ['^.*a.*b.*c.*d$', 100, undefined],
  ])('%s beside a maxLength of %s is %s', (pattern, maxLength, found) => {
    const slow = slowPattern(pattern, maxLength);
    expect(slow && (slow.isRefused ? 'refused' : 'noted')).toBe(found);
  });

  it.each([
    ['\\s+$', 'texts', / Texts of .* untried; a 'maxLength' would say so\.$/],
    ['\\s+$', 'names', / Names of .* untried; 'propertyNames' with a 'maxLength' would say so\.$/],
    ['^.*a.*b.*c.*d$', 'texts', / It needs a 'maxLength' of 100 or less beside it\.$/],
    ['^.*a.*b.*c.*d$', 'names', / It needs 'propertyNames' with a 'maxLength' of 100 or less beside it\.$/],
  ] as const)('%s of %s says what would bound it', (pattern, matches, message) => {
    expect(slowPattern(pattern, undefined, matches)?.message).toMatch(message);
  });

  it.each([
    ['\\s+$', 5000],
    ['^\\s*.*\\s*$', 300],
    ['^.*a.*b.*c.*d$', 100],
  ])('%s is tried on texts of %i characters, each of two units, and not on longer ones', (pattern, longest) => {
    const code = boundPatterns(`new RegExp(${JSON.stringify(pattern)}, "u")`);
    expect(code).toContain(`text.length <= ${2 * longest + 2} && re.test(text)`);
  });

  it('what takes no longer than its text is written as it was, and literals are left alone', () => {
    const code = 'const pattern0 = new RegExp("^a$", "u");const title = "new RegExp(\\"\\\\s+$\\", \\"u\\")";';
    expect(boundPatterns(code)).toBe(code);
  });
});
