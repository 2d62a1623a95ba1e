import { describe, expect, it } from 'vitest';
import { unsafePattern } from './unsafePattern.ts';

describe('patterns', () => {
  it.each([
    '^[0-9+().\\- ]*$',
    '^[0-9]{4}$',
    '\\S',
    '^(a|b)$',
    '^films/[1-9][0-9]*/assets/[^/]+$',
    '^([a-z]{2}-){0,3}x$',
    '[(+*]+',
    '(ab?)*c',
    '^(?:-?[0-9]{2}){30}$',
  ])('%s is fine', (pattern) => expect(unsafePattern(pattern)).toBeUndefined());
  it.each(['(a+)+$', '^(a|aa)*$', '([a-z]+)*b', '((a*))*', '(x+x+)+y', '(a{2,})+', '(a?){50}', '((a?)b?)*', '('])(
    '%s is refused',
    (pattern) => expect(unsafePattern(pattern)).toBeTypeOf('string'),
  );
});
