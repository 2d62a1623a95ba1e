// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLocalDrafts, dropLocalDraft, keepLocalDraft, readLocalDraft } from './localDraft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('entries kept on this device (R-039, R-143)', () => {
  it('gives back what was kept, until it is dropped', () => {
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5 });
    expect(localStorage.key(0)).toBe('reelform.draft.film');
    expect(readLocalDraft('film')).toEqual({ savedAt: 5, data: { title: 'A' } });
    dropLocalDraft('film');
    expect(readLocalDraft('film')).toBeUndefined();
  });

  it.each(['', 'not json', '[]', 'null', '{"savedAt":"x","data":{}}', '{"savedAt":1,"data":[]}', `"${'x'.repeat(1_000_001)}"`])(
    'ignores storage that holds %.20s',
    (text) => {
      localStorage.setItem('reelform.draft.film', text);
      expect(readLocalDraft('film')).toBeUndefined();
    },
  );

  it.each(['getItem', 'setItem', 'removeItem', 'key'] as const)('survives a storage whose %s throws', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5 });
    readLocalDraft('film');
    dropLocalDraft('film');
    expect(() => clearLocalDrafts()).not.toThrow();
  });

  it('leaves what the entries were typed over out when both are too long', () => {
    keepLocalDraft('film', { data: { title: 'A' }, savedAt: 5, base: { title: 'x'.repeat(1_000_000) } });
    expect(readLocalDraft('film')).toEqual({ savedAt: 5, data: { title: 'A' } });
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
