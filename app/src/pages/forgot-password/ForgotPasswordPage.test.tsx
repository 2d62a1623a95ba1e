// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const ask = async (answers: Answers, email = 'ada@example.com') => {
  const page = await mountScreen(<ForgotPasswordPage />, { answers, at: '/forgot-password' });
  await wait(0);
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
  await wait(200);
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await wait(0);
  return page;
};

describe('the request of a new password', () => {
  it('sends the e-mail, says so, and shows login after 2 seconds (R-011, R-311, R-313, R-601, R-607)', async () => {
    const { api, where } = await ask({ 'POST /reset-password': () => ({ success: true }) });
    expect(api.made).toEqual([{ name: 'POST /reset-password', input: { body: { email: 'ada@example.com' } } }]);
    expect(screen.getByText('Request submitted successfully.').closest('[role="status"]')).not.toBeNull();
    await wait(1999);
    expect(where().pathname).toBe('/forgot-password');
    await wait(1);
    expect(where()).toEqual({
      pathname: '/login',
      search: '',
      state: { notices: ['reset.sentHint'], email: 'ada@example.com' },
    });
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['', 'This field is required.'],
    ['nobody', 'Please enter a valid email address.'],
  ])('sends nothing for %j (R-311)', async (email, message) => {
    const { api } = await ask({}, email);
    expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
    expect(api.made).toEqual([]);
  });

  it.each([
    ['the server’s message', new ApiError(429, 'too_many_requests', 'Too many attempts.'), 'Too many attempts.'],
    ['a text of its own', new ApiError(500, 'internal', ''), 'Something went wrong. Please try again.'],
  ])('shows %s for 5 seconds after a failure, and stays (R-580, R-586)', async (_what, error, says) => {
    const { where } = await ask({
      'POST /reset-password': () => {
        throw error;
      },
    });
    expect(screen.getByText(says).closest('[role="alert"]')).not.toBeNull();
    await wait(4999);
    expect(screen.queryByText(says)).not.toBeNull();
    await wait(1);
    expect(screen.queryByText(says)).toBeNull();
    expect(where().pathname).toBe('/forgot-password');
  });

  it('says only that it went out once a second try was taken: the failure before it is over', async () => {
    let tries = 0;
    await ask({
      'POST /reset-password': () => {
        tries += 1;
        if (tries === 1) throw new ApiError(0, 'network', 'No connection.');
        return { success: true };
      },
    });
    expect(screen.getByText('No connection.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await wait(0);
    expect(screen.getByText('Request submitted successfully.')).toBeTruthy();
    expect(screen.queryByText('No connection.')).toBeNull();
  });

  it('shows a message of the server as text (R-586)', async () => {
    const message = '<img src=x onerror="alert(1)">';
    await ask({
      'POST /reset-password': () => {
        throw new ApiError(500, 'internal', message);
      },
    });
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
