// @vitest-environment jsdom
import type { CallTypes } from '@reelform/schemas/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { createSessionCheck } from './checkSession.ts';
import { createSessionStore } from './sessionStore.ts';
import type { User } from './storedSession.ts';

type State = CallTypes<'GET /validate-session'>['reply'];

const ada: User = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const loggedIn: State = { status: 1, showResourcesTab: true, user: ada, data: { notificationCount: 3 } };
const loggedOut: State = { status: 0, showResourcesTab: false, data: { notificationCount: 0 } };

/** A check whose answers the test gives by hand. */
const createCheck = () => {
  const answers: { take: (state: State) => void; fail: (error: Error) => void }[] = [];
  const call = vi.fn(() => new Promise((take, fail) => answers.push({ take, fail })));
  const store = createSessionStore(window);
  const check = createSessionCheck({ call, http: {} } as unknown as ApiClient, store);
  return { store, check, call, answers };
};

beforeEach(() => localStorage.clear());

describe('the question for the session', () => {
  it('is GET /validate-session; a session is stored with the answer’s resources flag (R-034, R-036, R-037)', async () => {
    const { store, check, call, answers } = createCheck();
    const count = check();
    answers[0]?.take(loggedIn);
    expect(await count).toEqual({ films: 3, channel: 0 });
    expect(call).toHaveBeenCalledWith('GET /validate-session');
    expect(store.user()).toEqual({ ...ada, showResourcesTab: true });
  });

  it('clears flag and user on status 0 (R-035)', async () => {
    const { store, check, answers } = createCheck();
    store.enter(ada);
    const count = check();
    answers[0]?.take(loggedOut);
    await count;
    expect(store.user()).toBeUndefined();
  });

  it('is asked once while an answer is awaited, and anew afterwards, a failure included', async () => {
    const { check, call, answers } = createCheck();
    const [first, second] = [check(), check()];
    answers[0]?.fail(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    await expect(second).rejects.toThrow('offline');
    expect(call).toHaveBeenCalledTimes(1);
    const third = check();
    answers[1]?.take(loggedIn);
    expect(await third).toEqual({ films: 3, channel: 0 });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('leaves the session as it is when no answer comes', async () => {
    const { store, check, answers } = createCheck();
    store.enter(ada);
    const count = check();
    answers[0]?.fail(new Error('offline'));
    await expect(count).rejects.toThrow();
    expect(store.user()).toEqual(ada);
  });

  it.each([
    { overtaken: 'a logout', by: 'leave', answer: loggedIn, then: undefined },
    { overtaken: 'a login', by: 'enter', answer: loggedOut, then: ada },
  ] as const)('changes nothing when $overtaken overtook the answer', async ({ by, answer, then }) => {
    const { store, check, answers } = createCheck();
    const count = check();
    if (by === 'enter') store.enter(ada);
    else store.leave();
    answers[0]?.take(answer);
    await count;
    expect(store.user()).toEqual(then);
  });
});
