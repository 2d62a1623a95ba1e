// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carryKeys, useRowKeys } from './rowKeys.ts';

const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

describe('identity keys of rows', () => {
  it.each([
    ['untouched', [a, b], [a, b], ['1', '2']],
    ['moved', [a, b, c], [c, a, b], ['3', '1', '2']],
    ['the first taken away', [a, b, c], [b, c], ['2', '3']],
    ['one edited in place', [a, b], [a, { id: 'b2' }], ['1', '2']],
    ['equal texts, the second edited', ['x', 'x'], ['x', 'y'], ['1', '2']],
  ])('%s', (_what, items, next, keys) => {
    expect(carryKeys(items, ['1', '2', '3'].slice(0, items.length), next)).toEqual(keys);
  });

  it('are those that were said of rows about to arrive, but only for once', () => {
    const [saved, edited] = [[b], [a, { id: 'b2' }]];
    const { result, rerender } = renderHook(({ items }) => useRowKeys(items), { initialProps: { items: [a, b] } });
    const [first = '', second = ''] = result.current.keys;
    result.current.expect(saved, [second]);
    rerender({ items: saved });
    expect(result.current.keys).toEqual([second]);
    result.current.expect(edited, [first, second]);
    rerender({ items: edited });
    rerender({ items: saved });
    expect([first, second]).not.toContain(result.current.keys[0]);
  });

  it('gives rows that come from outside keys of their own', () => {
    const keys = carryKeys([a, b], ['1', '2'], [a, d, b]);
    expect([keys[0], keys[2]]).toEqual(['1', '2']);
    expect(new Set(keys).size).toBe(3);
  });
});
