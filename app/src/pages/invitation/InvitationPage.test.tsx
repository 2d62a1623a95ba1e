// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { InvitationPage } from './InvitationPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const guest = { name: 'Grace Guest', email: 'grace@example.com', phone: '555 0100' };
const invited: Answers = { 'GET /filmmaker/:token/validate-invitation': () => ({ userData: guest }) };
const routed = (
  <Routes>
    <Route path="/invitation/:token" element={<InvitationPage />} />
    <Route path="*" element={null} />
  </Routes>
);
const open = (answers: Answers) => mountScreen(routed, { answers, at: '/invitation/a-token' });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const enter = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => act(async () => screen.getByRole('button', { name: 'Create account' }).click());

describe('an invitation', () => {
  it('opens a form with what is known, its e-mail read-only (R-007, R-292, R-293, R-294)', async () => {
    const { api } = await open(invited);
    expect(api.made[0]).toMatchObject({ input: { params: { token: 'a-token' } } });
    expect(['Full name', 'Email', 'Phone'].map((label) => field(new RegExp(`^${label}`)).value)).toEqual([
      guest.name,
      guest.email,
      guest.phone,
    ]);
    expect([field(/^Email/).readOnly, field(/^Full name/).readOnly]).toEqual([true, false]);
    expect(field(/^Phone/).getAttribute('aria-required')).not.toBe('true');
    expect(field(/^Password/).type).toBe('password');
  });

  it('asks for name and passwords (R-296, R-297)', async () => {
    const { api } = await open(invited);
    enter(/^Full name/, '');
    enter(/^Phone/, '');
    await send();
    expect(screen.getAllByText('This field is required.', { exact: false }).length).toBeGreaterThanOrEqual(3);
    enter(/^Password/, '12345');
    enter(/^Confirm password/, '54321');
    await send();
    expect(screen.getAllByText('Password must be at least 6 characters long.', { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Passwords do not match', { exact: false }).length).toBeGreaterThan(0);
    expect(api.made).toHaveLength(1);
  });

  it('is accepted, and leads to login (R-298, R-299, R-600)', async () => {
    const { api, where } = await open({
      ...invited,
      'POST /filmmaker/:token/accept-invitation': () => ({ success: true }),
    });
    enter(/^Password/, 'a quiet harbour');
    enter(/^Confirm password/, 'a quiet harbour');
    await send();
    const state = { notices: ['signup.created'], email: guest.email };
    await waitFor(() => expect(where()).toEqual({ pathname: '/login', search: '', state }));
    expect(api.made.at(-1)).toEqual({
      name: 'POST /filmmaker/:token/accept-invitation',
      input: {
        params: { token: 'a-token' },
        body: { ...guest, password: 'a quiet harbour', confirmPassword: 'a quiet harbour' },
      },
    });
  });

  it.each([
    ['used', new ApiError(410, 'invitation_used', 'This invitation was used already. Please log in.')],
    ['expired', new ApiError(410, 'invitation_expired', 'This invitation has expired. Please ask for a new one.')],
    ['unknown', new ApiError(404, 'invalid_link', 'Invalid Link')],
  ])('that is %s shows the server’s message in place of the form (R-300)', async (_what, error) => {
    await open({
      'GET /filmmaker/:token/validate-invitation': () => {
        throw error;
      },
    });
    expect(screen.getByText(error.message).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryAllByText(/^This link has expired, was used already.* ask for a new invitation/)).toHaveLength(
      error.status === 404 ? 1 : 0,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
  });

  it('that was used elsewhere meanwhile shows the server’s message in place of the form (R-300, R-301)', async () => {
    const message = 'This invitation was used already. Please log in.';
    await open({
      ...invited,
      'POST /filmmaker/:token/accept-invitation': () => {
        throw new ApiError(410, 'invitation_used', message);
      },
    });
    enter(/^Password/, 'a quiet harbour');
    enter(/^Confirm password/, 'a quiet harbour');
    await send();
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
  });

  it('is opened again when no answer came (R-295)', async () => {
    let attempts = 0;
    await open({
      'GET /filmmaker/:token/validate-invitation': () => {
        attempts += 1;
        if (attempts === 1) throw new ApiError(0, 'network', 'The server can not be reached.');
        return { userData: { ...guest, phone: '' } };
      },
    });
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(field(/^Phone/).value).toBe('');
  });
});
