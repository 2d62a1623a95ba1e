import { describe, expect, it } from 'vitest';
import { isFailure } from './errors.ts';
import { parseTarget } from './target.ts';

describe('parseTarget', () => {
  it.each([
    ['/films/a/b.mp4', '', 'films', 'a/b.mp4'],
    ['/films', '', 'films', ''],
    ['/', '', '', ''],
    ['/storage/films/a', '/storage', 'films', 'a'],
    ['/films/x/../../etc/passwd', '', 'films', 'x/../../etc/passwd'],
    ['/films/%E6%97%A5+%26', '', 'films', '日+&'],
  ])('reads %s', (url, basePath, bucket, key) => {
    expect(parseTarget(url, basePath)).toMatchObject({ bucket, key });
  });

  it.each([
    ['a broken escape', '/films/%zz', 'InvalidURI'],
    ['broken UTF-8', '/films/%ff', 'InvalidURI'],
    ['a broken escape in the query', '/films/a?x=%', 'InvalidURI'],
    ['an absolute target', 'http://elsewhere/films/a', 'InvalidURI'],
    ['a path outside the base path', '/films/a', 'InvalidURI', '/storage'],
    ['a longer word than the base path', '/storages/a', 'InvalidURI', '/storage'],
    ['a parameter twice', '/films/a?uploadId=1&uploadId=2', 'InvalidArgument'],
    ['a parameter twice, once escaped', '/films/a?uploadId=1&upload%49d=2', 'InvalidArgument'],
    ['a key of 1,025 bytes', `/films/${'%C3%A9'.repeat(512)}a`, 'KeyTooLongError'],
    ['a NUL in the key', '/films/a%00', 'InvalidArgument'],
  ])('refuses %s', (_, url, failure, basePath = '') => {
    const target = parseTarget(url, basePath);
    expect(isFailure(target) && target.failure).toBe(failure);
  });
});
