import { describe, expect, it } from 'vitest';
import { compareKeys, createKeyIndex } from './key-index.ts';

const keys = ['b', 'a/1', 'a/2', 'a/b/1', 'a/b/2', 'a/c', 'a', '\u{1f600}', '\uff61', 'é'];
const sorted = [...keys].sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
const all = { prefix: '', delimiter: '', after: '', maximum: 1000 };

describe('createKeyIndex', () => {
  it('orders keys by their UTF-8 bytes', () => {
    expect([...keys].sort(compareKeys)).toEqual(sorted);
    expect(createKeyIndex(keys).page(all)).toEqual({ keys: sorted, commonPrefixes: [], next: undefined });
  });

  it('adds once and removes', () => {
    const index = createKeyIndex([]);
    for (const key of [...keys, ...keys]) index.add(key);
    index.remove('b');
    index.remove('not there');
    expect(index.page(all).keys).toEqual(sorted.filter((key) => key !== 'b'));
  });

  it.each([
    ['a prefix', { prefix: 'a/b/' }, ['a/b/1', 'a/b/2'], []],
    ['a start', { prefix: 'a', after: 'a/b/1' }, ['a/b/2', 'a/c'], []],
    ['a delimiter', { prefix: 'a/', delimiter: '/' }, ['a/1', 'a/2', 'a/c'], ['a/b/']],
    ['a start at a common prefix', { prefix: 'a/', delimiter: '/', after: 'a/b/' }, ['a/c'], []],
    ['nothing', { prefix: 'zz' }, [], []],
  ])('lists by %s', (_, query, found, commonPrefixes) => {
    expect(createKeyIndex(keys).page({ ...all, ...query })).toEqual({ keys: found, commonPrefixes, next: undefined });
  });

  it.each([1, 2, 3, 100])('pages of %i come to the whole, each entry once', (maximum) => {
    const index = createKeyIndex(keys);
    const seen: string[] = [];
    let after: string | undefined = '';
    while (after !== undefined) {
      const page = index.page({ prefix: 'a/', delimiter: '/', after, maximum });
      seen.push(...[...page.keys, ...page.commonPrefixes].sort(compareKeys));
      after = page.next;
    }
    expect(seen).toEqual(['a/1', 'a/2', 'a/b/', 'a/c']);
  });
});
