// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const change = async (answers: Answers, [old, fresh, again]: readonly [string, string, string]) => {
  const page = await mountScreen(<ChangePasswordPage />, { answers, at: '/change-password', user: ada });
  await screen.findByRole('button', { name: 'Change password' });
  fireEvent.change(field(/^Current password/), { target: { value: old } });
  fireEvent.change(field(/^New password/), { target: { value: fresh } });
  fireEvent.change(field(/^Confirm new password/), { target: { value: again } });
  await act(async () => screen.getByRole('button', { name: 'Change password' }).click());
  return page;
};

describe('Change Password', () => {
  it('sends the old and the new one twice, and leads to the profile, which says so (R-015, R-332, R-333, R-334)', async () => {
    const { api, where } = await change({ 'POST /filmmakers/change-password': () => ({ success: true }) }, [
      'old',
      'a new harbour',
      'a new harbour',
    ]);
    await waitFor(() =>
      expect(where()).toEqual({ pathname: '/profile', search: '', state: { notices: ['password.changed'] } }),
    );
    expect(api.made).toEqual([
      {
        name: 'POST /filmmakers/change-password',
        input: { body: { oldPassword: 'old', newPassword: 'a new harbour', confirmPassword: 'a new harbour' } },
      },
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('harbour');
  });

  it('names the account for password managers, which cannot be changed, and offers no entries later', async () => {
    const { unmount } = await mountScreen(<ChangePasswordPage />, { at: '/change-password', user: ada });
    await screen.findByRole('button', { name: 'Change password' });
    const { value, readOnly, autocomplete } = field(/^Email/);
    expect({ value, readOnly, autocomplete }).toEqual({ value: ada.email, readOnly: true, autocomplete: 'username' });
    fireEvent.change(field(/^New password/), { target: { value: 'a new harbour' } });
    await act(() => new Promise((done) => setTimeout(done, 800)));
    unmount();
    await mountScreen(<ChangePasswordPage />, { at: '/change-password', user: ada });
    await screen.findByRole('button', { name: 'Change password' });
    expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull();
  });

  it.each([
    [['', '', ''], 'This field is required.'],
    [['old', '12345', '12345'], 'Password must be at least 6 characters long.'],
    [['old', '123456', '1234567'], 'Passwords do not match'],
  ] as const)('sends nothing for %j (R-332, R-334)', async (entries, message) => {
    const { api } = await change({}, entries);
    expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
    expect(api.made).toEqual([]);
  });

  it('shows a wrong old password on its field (R-038)', async () => {
    const message = 'The current password is not right.';
    const error = new ApiError(422, 'wrong_password', message, [{ path: '/oldPassword', keyword: 'wrong_password', message }]);
    const { where } = await change(
      {
        'POST /filmmakers/change-password': () => {
          throw error;
        },
      },
      ['wrong', 'a new harbour', 'a new harbour'],
    );
    await screen.findAllByText(message, { exact: false });
    expect(field(/^Current password/).getAttribute('aria-invalid')).toBe('true');
    expect(where().pathname).toBe('/change-password');
  });

  describe('of which the answer was lost', () => {
    const lost: Answers = {
      'POST /filmmakers/change-password': () => {
        throw new ApiError(0, 'network', 'Unreachable.');
      },
    };

    it('goes on where the new password holds: the session has ended with the old one', async () => {
      const { api, store, where } = await change({ ...lost, 'POST /sessions': () => ({ user: ada }) }, [
        'old',
        'a new harbour',
        'a new harbour',
      ]);
      await waitFor(() => expect(where()).toMatchObject({ pathname: '/profile', state: { notices: ['password.changed'] } }));
      const body = { email: ada.email, password: 'a new harbour', filmmakerLogin: true };
      expect(api.made.at(-1)).toEqual({ name: 'POST /sessions', input: { body } });
      expect(store.user()).toEqual(ada);
    });

    it('goes on where the answer that tells is lost once as well', async () => {
      let asked = 0;
      const logIn = () => {
        asked += 1;
        if (asked === 1) throw new ApiError(0, 'network', 'Unreachable.');
        return { user: ada };
      };
      const { where } = await change({ ...lost, 'POST /sessions': logIn }, ['old', 'a new harbour', 'a new harbour']);
      await waitFor(() => expect(where().pathname).toBe('/profile'));
      expect(asked).toBe(2);
    });

    it('says so where the new password does not hold, and asks once', async () => {
      const refused = () => {
        throw new ApiError(422, 'wrong_credentials', 'The email or the password is not right.');
      };
      const { api, where } = await change({ ...lost, 'POST /sessions': refused }, ['old', 'a new harbour', 'a new harbour']);
      await screen.findByText('Unreachable.');
      expect(where().pathname).toBe('/change-password');
      expect(api.names().filter((name) => name === 'POST /sessions')).toHaveLength(1);
    });
  });

  it('shows any other failure above the form', async () => {
    await change(
      {
        'POST /filmmakers/change-password': () => {
          throw new ApiError(429, 'too_many_requests', 'Too many attempts.');
        },
      },
      ['old', 'a new harbour', 'a new harbour'],
    );
    expect((await screen.findByText('Too many attempts.')).closest('[role="alert"]')).not.toBeNull();
  });

  it.each([
    ['the profile', ada, '/profile'],
    ['the desk, where the staff have no profile', { ...ada, isStaff: true as const }, '/staff'],
  ])('leads back to %s', async (_where, user, pathname) => {
    const { where } = await mountScreen(<ChangePasswordPage />, { at: '/change-password', user });
    const back = await screen.findByRole('button', { name: 'Back' });
    await act(async () => back.click());
    expect(where().pathname).toBe(pathname);
  });
});
