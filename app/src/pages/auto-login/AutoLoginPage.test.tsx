// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen, type ScreenOptions } from '../../fixture/mountScreen.tsx';
import { AutoLoginPage } from './AutoLoginPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: true };
const grace = { id: 8, name: 'Grace Reel', email: 'grace@example.com', showResourcesTab: false };
const takes: Answers = { 'POST /filmmaker-login-validate': () => ({ user: ada }) };
const open = (options: ScreenOptions) => mountScreen(<AutoLoginPage />, { at: '/auto-login', ...options });

describe('a login link', () => {
  it('is posted once, keeps its user and opens the portal (R-016, R-320, R-321, R-322)', async () => {
    const { api, store, where } = await open({ answers: takes, loginToken: 'a-secret' });
    await waitFor(() => expect(where().pathname).toBe('/'));
    expect(api.made).toEqual([{ name: 'POST /filmmaker-login-validate', input: { body: { token: 'a-secret' } } }]);
    expect(store.user()).toEqual(ada);
    expect(localStorage.getItem('is-logged-in-v2')).toBe('1');
  });

  it('says that it is under way', async () => {
    await open({ answers: { 'POST /filmmaker-login-validate': () => new Promise(() => undefined) }, loginToken: 'a-secret' });
    expect(screen.getByRole('heading', { name: 'Logging in…' })).toBeTruthy();
  });

  it.each([
    ['that is refused', 'failed', { loginToken: 'a-secret', error: new ApiError(404, 'invalid_link', 'Invalid Link') }],
    ['that is not answered', 'unanswered', { loginToken: 'a-secret', error: new ApiError(0, 'network', '') }],
    ['without a secret', 'failed', {}],
  ])(
    '%s leads to the logout, and says so at the login (R-323)',
    async (_what, how, { loginToken, error }: { loginToken?: string; error?: ApiError }) => {
      const answers: Answers = {
        'POST /filmmaker-login-validate': () => {
          throw error;
        },
      };
      const { where } = await open({ answers, ...(loginToken !== undefined && { loginToken }) });
      await waitFor(() => expect(where()).toMatchObject({ pathname: '/logout', state: { problem: `autoLogin.${how}` } }));
    },
  );

  it('asks whoever is logged in already, and takes no for an answer (R-322)', async () => {
    const { api, store, where } = await open({ answers: takes, loginToken: 'a-secret', user: grace });
    expect(screen.getByText(/You are logged in as Grace Reel\./)).toBeTruthy();
    expect(api.made).toEqual([]);
    await act(async () => screen.getByRole('button', { name: 'Stay logged in as Grace Reel' }).click());
    expect(where().pathname).toBe('/');
    expect([api.made, store.user()]).toEqual([[], grace]);
  });

  it('and a yes (R-322)', async () => {
    const { store, where } = await open({ answers: takes, loginToken: 'a-secret', user: grace });
    await act(async () => screen.getByRole('button', { name: 'Log in with the link' }).click());
    await waitFor(() => expect(where().pathname).toBe('/'));
    expect(store.user()).toEqual(ada);
  });
});
