// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDrafts } from './keptDrafts.ts';
import { clearLocalDrafts, dropLocalDraft, keepLocalDraft, keptNames } from './localDraft.ts';

const read = (key: string) => keptDrafts(key, undefined, {}).map(({ savedAt, data, base }) => ({ savedAt, data, base }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('entries kept on this device (R-039, R-143)', () => {
  it('gives back what was kept, until it is dropped', () => {
    const place = keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5 });
    expect(localStorage.key(0)).toBe('reelform.draft.film');
    expect(read('film')).toEqual([{ savedAt: 5, data: { title: 'A' } }]);
    if (place) dropLocalDraft(place);
    expect(read('film')).toEqual([]);
  });

  it('keeps entries beside those of others, and its own in their place', () => {
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5 });
    const own = keepLocalDraft('film', { data: { title: 'B' }, savedAt: 6 });
    const later = keepLocalDraft('film', { data: { title: 'BC' }, savedAt: 7 }, own);
    expect(later?.name).toBe(own?.name);
    expect(read('film').map(({ data }) => data['title'])).toEqual(['BC', 'A']);
    if (own) dropLocalDraft(own);
    expect(read('film')).toHaveLength(2);
  });

  it('takes the place of the oldest where five are kept', () => {
    for (const savedAt of [11, 14, 10, 12, 13, 15]) keepLocalDraft('film', { data: { savedAt }, savedAt });
    expect(read('film').map(({ savedAt }) => savedAt)).toEqual([15, 14, 13, 12, 11]);
  });

  it('forgets what says no more than what was saved since, and adds to it what says more', () => {
    const base = { title: 'Old', year: 1 };
    keepLocalDraft('film', { data: { title: 'Mine', year: 1 }, base, savedAt: 5 });
    keepLocalDraft('film', { data: { title: 'New', year: 1 }, base, savedAt: 6 });
    const [kept, ...others] = keptDrafts('film', undefined, { title: 'New', year: 2 });
    expect(others).toEqual([]);
    expect(kept?.merged).toEqual({ title: 'Mine', year: 2 });
    expect(keptNames('film')).toEqual(['reelform.draft.film']);
  });

  it('adds to what was saved since what was entered, within parts and rows too', () => {
    const base = { owner: { name: 'a', phone: '1' }, cast: [{ name: 'b', fee: 1 }, { name: 'c' }], note: 'x' };
    const mine = { owner: { name: 'A', phone: '1' }, cast: [{ name: 'B', fee: 1 }, { name: 'c' }] };
    const saved = { owner: { name: 'a', phone: '2' }, cast: [{ name: 'b', fee: 2 }, { name: 'c' }], note: 'x', year: 3 };
    keepLocalDraft('film', { data: mine, base, savedAt: 5 });
    expect(keptDrafts('film', undefined, saved)[0]?.merged).toEqual({
      owner: { name: 'A', phone: '2' },
      cast: [{ name: 'B', fee: 2 }, { name: 'c' }],
      year: 3,
    });
  });

  it.each([
    '',
    'not json',
    '[]',
    'null',
    '{"savedAt":"x","data":{}}',
    '{"savedAt":1,"data":[]}',
    '{"savedAt":-1e16,"data":{"a":1}}',
    `"${'x'.repeat(1_000_001)}"`,
  ])('ignores storage that holds %.20s', (text) => {
    localStorage.setItem('reelform.draft.film', text);
    expect(read('film')).toEqual([]);
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('survives a storage whose %s throws', (method) => {
    const place = keepLocalDraft('film', { data: { title: 'B' }, savedAt: 4 });
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5 });
    read('film');
    if (place) dropLocalDraft(place);
    expect(() => clearLocalDrafts()).not.toThrow();
  });

  it('leaves what the entries were typed over out when both are too long', () => {
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5, base: { title: 'x'.repeat(1_000_000) } });
    expect(read('film')).toEqual([{ savedAt: 5, data: { title: 'A' } }]);
  });

  it('keeps nothing that is too long', () => {
    keepLocalDraft('film', { data: { title: 'x'.repeat(1_000_001) }, savedAt: 5 });
    expect(localStorage.length).toBe(0);
  });

  it('clears its own entries only, by prefix', () => {
    keepLocalDraft('user1.film', { data: {}, savedAt: 1 });
    keepLocalDraft('user2.film', { data: {}, savedAt: 1 });
    localStorage.setItem('other', '1');
    clearLocalDrafts('user1.');
    expect(Object.keys(localStorage).sort()).toEqual(['other', 'reelform.draft.user2.film']);
    clearLocalDrafts();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });
});
