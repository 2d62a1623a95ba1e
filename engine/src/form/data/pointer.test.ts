import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../validation/pointer.ts';
import { ancestorsOf, isWithin, toPath, toPattern, toPointer } from './pointer.ts';

describe('JSON pointers (RFC 6901)', () => {
  it.each([
    [[], '', ''],
    [['title'], '/title', '/title'],
    [['chapters', 0, 'title'], '/chapters/0/title', '/chapters/-/title'],
    [['a/b', 'm~n'], '/a~1b/m~0n', '/a~1b/m~0n'],
    [['0'], '/0', '/0'],
  ])('%j is the pointer %s and the pattern %s', (path, pointer, pattern) => {
    expect(toPointer(path)).toBe(pointer);
    expect(toPattern(path)).toBe(pattern);
    expect(tokensOf(pointer)).toEqual(path.map(String));
  });

  it.each([
    ['/chapters/1/title', { chapters: [{}, {}] }, ['chapters', 1, 'title']],
    ['/chapters/1', {}, ['chapters', 1]],
    ['/byYear/2024', { byYear: { 2024: 'x' } }, ['byYear', '2024']],
    ['', {}, []],
  ])('%s in %j is the path %j', (pointer, data, path) => {
    expect(toPath(pointer, data)).toEqual(path);
  });

  it('knows what lies within and above', () => {
    expect(isWithin('/a/b', '/a')).toBe(true);
    expect(isWithin('/ab', '/a')).toBe(false);
    expect(isWithin('/a', '')).toBe(true);
    expect(ancestorsOf('/a/b/0')).toEqual(['/a/b', '/a', '']);
    expect(ancestorsOf('')).toEqual([]);
  });
});
