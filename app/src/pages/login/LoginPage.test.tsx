// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { fillStorage } from '../../fixture/fillStorage.ts';
import { mountScreen, type ScreenOptions } from '../../fixture/mountScreen.tsx';
import { LoginPage } from './LoginPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const welcome: Answers = { 'POST /sessions': () => ({ user: ada }) };

const logIn = async (options: ScreenOptions) => {
  const page = await mountScreen(<LoginPage />, { at: '/login', ...options });
  const enter = async (label: RegExp, value: string) => {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value } });
  };
  await enter(/^Email/, 'ada@example.com');
  await enter(/^Password/, 'x');
  await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
  return page;
};

describe('the login screen', () => {
  it('sends a password of one character, and goes home with the user stored (R-053 to R-055)', async () => {
    const { api, store, where } = await logIn({ answers: welcome });
    await waitFor(() => expect(where().pathname).toBe('/'));
    expect(api.made).toEqual([
      { name: 'POST /sessions', input: { body: { email: 'ada@example.com', password: 'x', filmmakerLogin: true } } },
    ]);
    expect(store.user()).toEqual(ada);
  });

  it('goes home though the browser is full of entries that were kept', async () => {
    fillStorage();
    const { store, where } = await logIn({ answers: welcome });
    await waitFor(() => expect(where().pathname).toBe('/'));
    expect(store.user()).toEqual(ada);
  });

  it.each([
    { from: '/films', to: '/films' },
    { from: '/films?search=light&page=2', to: '/films?search=light&page=2' },
    { from: '/nowhere', to: '/' },
    { from: '//evil.example', to: '/' },
    { from: '/staff/films/19', to: '/' },
  ])('leads back to $to when the session was lost at $from (R-039)', async ({ from, to }) => {
    const { where } = await logIn({ answers: welcome, state: { from } });
    await waitFor(() => expect(where().pathname + where().search).toBe(to));
  });

  it('leads staff back to their desk', async () => {
    const answers: Answers = { 'POST /sessions': () => ({ user: { ...ada, isStaff: true } }) };
    const { where } = await logIn({ answers, state: { from: '/staff/films/19' } });
    await waitFor(() => expect(where().pathname).toBe('/staff/films/19'));
  });

  it.each([
    { name: 'the server’s message', error: new ApiError(422, 'wrong_credentials', 'Not right.'), says: 'Not right.' },
    { name: 'a text of its own', error: new ApiError(500, 'unknown', ''), says: 'Something went wrong. Please try again.' },
  ])('shows $name in a banner and stays (R-056)', async ({ error, says }) => {
    const answers: Answers = {
      'POST /sessions': () => {
        throw error;
      },
    };
    const { store, where } = await logIn({ answers });
    expect((await screen.findByText(says)).closest('[role="alert"]')).not.toBeNull();
    expect(where().pathname).toBe('/login');
    expect(store.user()).toBeUndefined();
  });

  it('asks nothing of the server while entries are missing (R-051)', async () => {
    const { api } = await mountScreen(<LoginPage />, { at: '/login', answers: welcome });
    const button = await screen.findByRole('button', { name: 'Log in' });
    await act(async () => button.click());
    expect(screen.getAllByText('This field is required.').length).toBeGreaterThanOrEqual(2);
    expect(api.made).toEqual([]);
  });

  it('leads to the reset request and to signup, and says what was handed over (R-049, R-050)', async () => {
    await mountScreen(<LoginPage />, { at: '/login', state: { notices: ['upgrade.done', 'upgrade.confirm'] } });
    const link = await screen.findByRole('link', { name: 'Forgot your Password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByRole('link', { name: 'Create a filmmaker account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByText(/^Account created successfully\. Log in with the password/)).toBeTruthy();
  });

  it('has the address for which the screen before was used, and sends it', async () => {
    const state = { notices: ['signup.created'], email: 'eve@example.com' };
    const { api, where } = await mountScreen(<LoginPage />, { at: '/login', answers: welcome, state });
    const email = await screen.findByLabelText<HTMLInputElement>(/^Email/, { selector: 'input' });
    expect(email.value).toBe('eve@example.com');
    fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), { target: { value: 'x' } });
    await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
    await waitFor(() => expect(where().pathname).toBe('/'));
    expect(api.made[0]?.input).toEqual({ body: { email: 'eve@example.com', password: 'x', filmmakerLogin: true } });
  });

  it('stays for a message that someone with a session was sent here with: it may be about another account', async () => {
    const { where } = await mountScreen(<LoginPage />, { at: '/login', user: ada, state: { notices: ['signup.created'] } });
    expect(await screen.findByText('Account created successfully.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(where().pathname).toBe('/login');
  });

  it('says what went wrong before', async () => {
    await mountScreen(<LoginPage />, { at: '/login', state: { problem: 'autoLogin.failed' } });
    expect((await screen.findByText(/^This link did not log you in\./)).closest('[role="alert"]')).not.toBeNull();
  });
});
