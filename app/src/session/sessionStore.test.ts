// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillStorage } from '../fixture/fillStorage.ts';
import { createSessionStore } from './sessionStore.ts';
import { flagName, readCallHash, type User, userKey } from './storedSession.ts';

const ada: User = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: true };
const kept = () => [localStorage.getItem(flagName), JSON.parse(localStorage.getItem(userKey) ?? 'null')];
const otherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
  document.cookie = `${flagName}=; Path=/; Max-Age=0`;
});

describe('the session that a browser keeps', () => {
  it('is the flag, in local storage and as a cookie, and exactly four members of the user (R-030 to R-032)', () => {
    const store = createSessionStore(window);
    store.enter({ ...ada, token: 'secret' } as User);
    expect(kept()).toEqual(['1', ada]);
    expect(document.cookie).toBe(`${flagName}=1`);
    expect(store.user()).toEqual(ada);
  });

  it('outlives a page load', () => {
    createSessionStore(window).enter(ada);
    expect(createSessionStore(window).user()).toEqual(ada);
  });

  it('is forgotten with its cookie; entries kept on this device stay (R-042)', () => {
    localStorage.setItem('reelform.draft.film', '{}');
    const store = createSessionStore(window);
    store.enter(ada);
    store.leave();
    expect(store.user()).toBeUndefined();
    expect(kept()).toEqual([null, null]);
    expect(document.cookie).toBe('');
    expect(localStorage.getItem('reelform.draft.film')).toBe('{}');
  });

  it.each([
    ['the flag is missing (R-033)', null, JSON.stringify(ada)],
    ['the user is missing', '1', null],
    ['the user is not JSON', '1', '{{'],
    ['the user is JSON null', '1', 'null'],
    ['the user has no id', '1', JSON.stringify({ ...ada, id: undefined })],
    ['the id is no number', '1', JSON.stringify({ ...ada, id: '7' })],
    ['the user has no name', '1', JSON.stringify({ ...ada, name: undefined })],
  ])('counts as none when %s', (_what, flag, user) => {
    if (flag !== null) localStorage.setItem(flagName, flag);
    if (user !== null) localStorage.setItem(userKey, user);
    expect(createSessionStore(window).user()).toBeUndefined();
  });
});

describe('where entries that were kept have filled the browser', () => {
  it('a session lasts until the page is left, and ends as any other', () => {
    fillStorage();
    const store = createSessionStore(window);
    const heard = vi.fn();
    store.subscribe(heard);
    store.enter(ada);
    store.enter({ ...ada });
    expect([store.user(), kept(), heard.mock.calls.length]).toEqual([ada, [null, null], 1]);
    expect(document.cookie).toBe(`${flagName}=1`);
    store.leave();
    expect([store.user(), document.cookie]).toEqual([undefined, '']);
  });

  it.each([
    ['stays beside what is newer about that person', { ...ada, name: 'A'.repeat(99) }, ada],
    ['goes when somebody else comes', { ...ada, id: 8, name: 'G'.repeat(999) }, null],
  ])('what was kept %s', (_what, next, stays) => {
    const store = createSessionStore(window);
    store.enter(ada);
    fillStorage();
    store.enter(next);
    expect([store.user(), kept()[1]]).toEqual([next, stays]);
  });
});

describe('listeners', () => {
  it('hear of a change once, and not of the same user again', () => {
    const store = createSessionStore(window);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.enter(ada);
    const { current } = { current: store.user() };
    store.enter({ ...ada });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.user()).toBe(current);
    stop();
    store.leave();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the flag', flagName],
    ['everything', null],
  ])('hear when another tab logs out by removing %s', (_what, key) => {
    const store = createSessionStore(window);
    store.enter(ada);
    const heard = vi.fn();
    store.subscribe(heard);
    localStorage.clear();
    otherTab(key);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.user()).toBeUndefined();
  });

  it('do not hear of what does not belong to the session', () => {
    const store = createSessionStore(window);
    store.enter(ada);
    const heard = vi.fn();
    store.subscribe(heard);
    const turns = store.turns();
    otherTab('reelform.draft.film');
    expect(heard).not.toHaveBeenCalled();
    expect(store.turns()).toBe(turns);
  });
});

it.each([
  ['', undefined],
  ['is-logged-in-v2=1; session-hash=no', undefined],
  ['is-logged-in-v2=1; hash=abc-_9', 'abc-_9'],
  ['__Host-hash=abc; is-logged-in-v2=1', 'abc'],
])('of the cookies “%s” the hash of calls is %s (R-505)', (cookie, hash) => {
  expect(readCallHash({ document: { cookie } as Document } as Window)).toBe(hash);
});
