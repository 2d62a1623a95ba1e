// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { flagName, userKey } from '../../session/storedSession.ts';
import { LogoutPage } from './LogoutPage.tsx';

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(flagName, '1');
  localStorage.setItem(userKey, JSON.stringify(ada));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the logout screen', () => {
  it.each<{ name: string; answer: NonNullable<Answers['GET /logout']> }>([
    { name: 'is answered', answer: () => ({ success: true }) },
    {
      name: 'is refused with 401 (R-038)',
      answer: () => {
        throw new ApiError(401, 'unauthorized', 'Please log in.');
      },
    },
  ])(
    'ends the session here and there, and shows login after 1 second when the call $name (R-041 to R-044)',
    async ({ answer }) => {
      localStorage.setItem('reelform.draft.film', '{}');
      const { api, store, where } = await mountScreen(<LogoutPage />, { answers: { 'GET /logout': answer }, at: '/logout' });
      expect(screen.getByRole('heading', { name: 'Logging Out...' })).toBeTruthy();
      expect(api.names()).toEqual(['GET /logout']);
      expect(store.user()).toBeUndefined();
      expect([localStorage.getItem(flagName), localStorage.getItem(userKey)]).toEqual([null, null]);
      expect(localStorage.getItem('reelform.draft.film')).toBe('{}');
      await wait(999);
      expect(where().pathname).toBe('/logout');
      await wait(1);
      expect(where().pathname).toBe('/login');
    },
  );

  it('asks again where the call was lost, so that the session does not stay open on the server', async () => {
    let isLost = true;
    const answer = () => {
      if (!isLost) return { success: true } as const;
      isLost = false;
      throw new ApiError(0, 'network', '');
    };
    const { api, where } = await mountScreen(<LogoutPage />, { answers: { 'GET /logout': answer }, at: '/logout' });
    await wait(2_000);
    expect(api.names()).toEqual(['GET /logout', 'GET /logout']);
    expect(where().pathname).toBe('/login');
  });

  it('does not ask again once somebody has logged in, whose session it would end', async () => {
    const answer = () => {
      throw new ApiError(0, 'network', '');
    };
    const { api, store } = await mountScreen(<LogoutPage />, { answers: { 'GET /logout': answer }, at: '/logout' });
    act(() => store.enter(ada));
    await wait(10_000);
    expect(api.names()).toEqual(['GET /logout']);
  });

  it('remembers where the session was lost (R-039)', async () => {
    const state = { from: '/films' };
    const { where } = await mountScreen(<LogoutPage />, {
      answers: { 'GET /logout': () => ({ success: true }) },
      at: '/logout',
      state,
    });
    await wait(1_000);
    expect(where()).toEqual({ pathname: '/login', search: '', state });
  });
});
