// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const good: Answers = { 'GET /validate-reset-token/:slug': () => ({ success: true }) };
const refused = (name: 'GET /validate-reset-token/:slug' | 'POST /set-new-password/:slug', error: ApiError): Answers => ({
  [name]: () => {
    throw error;
  },
});
const routed = (
  <Routes>
    <Route path="/reset-password/:slug" element={<ResetPasswordPage />} />
    <Route path="*" element={null} />
  </Routes>
);
const open = (answers: Answers, at = '/reset-password/a-slug', options = {}) =>
  mountScreen(routed, { answers, at, ...options });
const enter = async (password: string, again = password) => {
  fireEvent.change(screen.getByLabelText(/^New password/, { selector: 'input' }), { target: { value: password } });
  fireEvent.change(screen.getByLabelText(/^Confirm new password/, { selector: 'input' }), { target: { value: again } });
  await act(async () => screen.getByRole('button', { name: 'Set password' }).click());
};

describe('a new password', () => {
  it('is asked for after the link was checked (R-012, R-314, R-315)', async () => {
    let answer: (reply: { success: boolean }) => void = () => undefined;
    const { api } = await open({
      'GET /validate-reset-token/:slug': () =>
        new Promise((done) => {
          answer = done;
        }),
    });
    expect(screen.getByText('Checking the link…')).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    await act(async () => answer({ success: true }));
    expect(api.made[0]).toMatchObject({ name: 'GET /validate-reset-token/:slug', input: { params: { slug: 'a-slug' } } });
    await enter('', '');
    expect(screen.getAllByText('This field is required.', { exact: false }).length).toBeGreaterThanOrEqual(2);
    expect(api.names()).toEqual(['GET /validate-reset-token/:slug']);
  });

  it('has the focus in its card once the link was checked again: the button that asked for it is gone', async () => {
    let tries = 0;
    function Kept() {
      useKeptFocus();
      return routed;
    }
    const answers: Answers = {
      'GET /validate-reset-token/:slug': () => {
        tries += 1;
        if (tries === 1) throw new ApiError(0, 'network', 'No connection.');
        return { success: true };
      },
    };
    await mountScreen(<Kept />, { answers, at: '/reset-password/a-slug' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    await act(async () => again.click());
    await screen.findByLabelText(/^New password/, { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is set, and login follows; who was logged in here no longer is (R-317, R-319, R-602)', async () => {
    const user = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
    const { api, store, where } = await open(
      { ...good, 'POST /set-new-password/:slug': () => ({ success: true }) },
      '/reset-password/a%20slug',
      { user },
    );
    await enter('a new harbour');
    await waitFor(() => expect(where()).toEqual({ pathname: '/login', search: '', state: { notices: ['reset.done'] } }));
    expect(api.made.at(-1)).toEqual({
      name: 'POST /set-new-password/:slug',
      input: { params: { slug: 'a slug' }, body: { password: 'a new harbour', confirmPassword: 'a new harbour' } },
    });
    expect(store.user()).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain('harbour');
  });

  it('must be repeated as it is, and have 6 characters (R-317, R-318)', async () => {
    const { api } = await open(good);
    await enter('12345', '123456');
    expect(screen.getAllByText('Passwords do not match', { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Password must be at least 6 characters long.', { exact: false }).length).toBeGreaterThan(0);
    expect(api.names()).toEqual(['GET /validate-reset-token/:slug']);
  });

  it('cannot be set with an invalid link; another one can be asked for (R-316)', async () => {
    await open(refused('GET /validate-reset-token/:slug', new ApiError(404, 'invalid_link', 'Invalid Link')));
    expect(screen.getByRole('heading', { name: 'Invalid Link' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  it('says when a link was used up meanwhile, and where there is another one (R-316, R-586)', async () => {
    await open({ ...good, ...refused('POST /set-new-password/:slug', new ApiError(404, 'invalid_link', 'Invalid Link')) });
    await enter('a new harbour');
    expect(await screen.findByRole('heading', { name: 'Invalid Link' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('This link has expired, was used already, or is incomplete.');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  it('that a call has set whose answer was lost is not told to have an invalid link; login follows (R-316, R-317)', async () => {
    let calls = 0;
    const { where } = await open({
      ...good,
      'POST /set-new-password/:slug': () => {
        calls += 1;
        throw calls === 1 ? new ApiError(0, 'network', 'Away.') : new ApiError(404, 'invalid_link', 'Invalid Link');
      },
    });
    await enter('a new harbour');
    await screen.findByText('Away.');
    await act(async () => screen.getByRole('button', { name: 'Set password' }).click());
    await waitFor(() => expect(where()).toEqual({ pathname: '/login', search: '', state: { notices: ['reset.perhaps'] } }));
  });

  it('shows on its field that too many people use it', async () => {
    const message = 'This password is used by too many people. Please choose another one.';
    const error = new ApiError(422, 'common_password', message, [{ path: '/password', keyword: 'common_password', message }]);
    await open({ ...good, ...refused('POST /set-new-password/:slug', error) });
    await enter('qwerty123');
    await screen.findAllByText(message, { exact: false });
    expect(screen.getByLabelText(/^New password/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['no answer', new ApiError(0, 'network', 'The server can not be reached.'), 'The server can not be reached.'],
    ['too many checks', new ApiError(429, 'too_many_requests', 'Too many attempts.'), 'Too many attempts.'],
  ])('is asked for again after %s (R-315)', async (_what, error, says) => {
    let attempts = 0;
    await open({
      'GET /validate-reset-token/:slug': () => {
        attempts += 1;
        if (attempts === 1) throw error;
        return { success: true };
      },
    });
    expect(screen.getByText(says)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toBeTruthy();
  });
});
