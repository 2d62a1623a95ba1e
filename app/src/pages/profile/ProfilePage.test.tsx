// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../../engine/src/form/fixture/moduleOf.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen, text } from '../../fixture/mountScreen.tsx';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const links = ['website', 'facebook', 'twitter', 'instagram', 'youtube', 'pinterest', 'tiktok', 'linkedin'] as const;
const labels = ['Website', 'Facebook', 'Twitter', 'Instagram', 'YouTube', 'Pinterest', 'TikTok', 'LinkedIn'];
const profile = {
  ...{ website: 'https://ada.example', facebook: '', twitter: '', instagram: '' },
  ...{ youtube: '', pinterest: '', tiktok: '', linkedin: '' },
  ...{ firstName: 'Ada', lastName: 'Lumen', email: ada.email, phone: '' },
};
const stored: Answers = { 'GET /filmmakers/profile/:id/view': () => ({ data: profile }) };
const open = (answers: Answers = stored) => mountScreen(<ProfilePage />, { answers, at: '/profile', user: ada });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());

describe('My Profile', () => {
  it('is asked for by the session’s user and shows every member (R-014, R-047, R-324, R-325)', async () => {
    const { api } = await open();
    await screen.findByLabelText(/^First name/);
    expect(api.made[0]).toMatchObject({ name: 'GET /filmmakers/profile/:id/view', input: { params: { id: 7 } } });
    expect(['First name', 'Last name', 'Email', 'Phone', ...labels].map((label) => field(label).value)).toEqual([
      'Ada',
      'Lumen',
      ada.email,
      '',
      'https://ada.example',
      ...Array.from({ length: 7 }, () => ''),
    ]);
    expect(field('Phone').type).toBe('tel');
    expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/change-password');
  });

  it('is saved by the same number; the name in the top bar follows (R-047, R-325, R-330, R-603)', async () => {
    const saved = { ...ada, name: 'Ada Reel' };
    const { api, store } = await open({ ...stored, 'POST /filmmakers/profile/:id/update': () => ({ user: saved }) });
    await screen.findByLabelText(/^First name/);
    enter('Last name', 'Reel');
    enter('Website', '');
    enter('YouTube', 'https://www.youtube.com/@ada');
    await save();
    expect(api.made.at(-1)).toEqual({
      name: 'POST /filmmakers/profile/:id/update',
      input: {
        params: { id: 7 },
        body: { firstName: 'Ada', lastName: 'Reel', email: ada.email, youtube: 'https://www.youtube.com/@ada' },
      },
    });
    expect(store.user()).toEqual(saved);
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
  });

  it('is left with changes only after a question', async () => {
    const profilePage = (
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="*" element={null} />
      </Routes>
    );
    const { where } = await mountScreen(profilePage, { answers: stored, at: '/profile', user: ada });
    await screen.findByLabelText(/^First name/);
    enter('Last name', 'Reel');
    const leave = () => act(async () => screen.getByRole('link', { name: 'Change password', hidden: true }).click());
    await leave();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question.textContent).toContain(text('film.leaveMessage'));
    await act(async () => within(question).getByRole('button', { name: 'Stay' }).click());
    expect([where().pathname, field('Last name').value]).toEqual(['/profile', 'Reel']);
    await leave();
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await act(async () => within(again).getByRole('button', { name: 'Leave' }).click());
    await waitFor(() => expect(where().pathname).toBe('/change-password'));
  });

  it('keeps what another window saved meanwhile', async () => {
    let facebook = '';
    let { website } = profile;
    const { api } = await open({
      'GET /filmmakers/profile/:id/view': () => ({ data: { ...profile, facebook, website } }),
      'POST /filmmakers/profile/:id/update': ({ body }) => {
        website = body?.website ?? '';
        return { user: ada };
      },
    });
    await screen.findByLabelText(/^First name/);
    facebook = 'https://www.facebook.com/ada';
    for (const entered of ['', 'https://ada.example/new']) {
      enter('Website', entered);
      await save();
      expect(api.made.at(-1)?.input.body).toEqual({
        ...{ firstName: 'Ada', lastName: 'Lumen', email: ada.email, facebook },
        ...(entered && { website: entered }),
      });
    }
  });

  it('asks what to keep of a field that another window has saved otherwise meanwhile', async () => {
    let { website } = profile;
    const { api } = await open({
      'GET /filmmakers/profile/:id/view': () => ({ data: { ...profile, website } }),
      'POST /filmmakers/profile/:id/update': () => ({ user: ada }),
    });
    await screen.findByLabelText(/^First name/);
    website = 'https://ada.example/theirs';
    enter('Website', 'https://ada.example/mine');
    enter('Last name', 'Reel');
    await save();
    const question = within(await screen.findByRole('dialog', { name: text('film.conflict.title') }));
    expect(question.getByText(text('profile.conflict'))).toBeTruthy();
    expect(api.names()).not.toContain('POST /filmmakers/profile/:id/update');
    fireEvent.click(question.getByRole('radio', { name: /theirs/ }));
    await act(async () => question.getByRole('button', { name: text('film.conflict.save') }).click());
    await waitFor(() => expect(api.names()).toContain('POST /filmmakers/profile/:id/update'));
    expect(api.made.at(-1)?.input.body).toMatchObject({ website, lastName: 'Reel' });
  });

  it('keeps what another window saved meanwhile in the same group of an added field', async () => {
    const press = { name: 'Mia', fax: '1' };
    const members = { name: { title: 'Contact', type: 'string' }, fax: { title: 'Fax', type: 'string' } };
    const form = await moduleOf({ type: 'object', properties: { press: { type: 'object', properties: members } } });
    const { api } = await mountScreen(
      <ProfileForm loaded={{ form }} profile={{ ...profile, added: { press } }} userId={ada.id} />,
      {
        user: ada,
        answers: {
          'GET /filmmakers/profile/:id/view': () => ({ data: { ...profile, added: { press: { ...press, name: 'Max' } } } }),
          'POST /filmmakers/profile/:id/update': () => ({ user: ada }),
        },
      },
    );
    enter('Fax', '2');
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(api.made.at(-1)?.input.body).toMatchObject({ press: { name: 'Max', fax: '2' } });
  });

  it.each([
    ['First name', '', 'This field is required.'],
    ['Last name', 'l'.repeat(51), 'Please enter the value must be less than or equal to 50 characters.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    [
      'Email',
      `${'a'.repeat(60)}@${'b'.repeat(55)}.de`.padEnd(121, 'e'),
      'Please enter the value must be less than or equal to 120 characters.',
    ],
    ['Phone', '1'.repeat(21), 'Please enter the value must be less than or equal to 20 characters.'],
    ...labels.map((label) => [label, 'example.com/ada', 'Please enter a valid url.']),
  ])('%s %j is not sent (R-326 to R-329)', async (label, value, message) => {
    const { api } = await open();
    await screen.findByLabelText(/^First name/);
    enter(label, value);
    await save();
    expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(api.names()).toEqual(['GET /filmmakers/profile/:id/view']);
    expect(links).toHaveLength(labels.length);
  });

  it('shows on its field that an e-mail is taken', async () => {
    const message = 'Email has already been taken';
    await open({
      ...stored,
      'POST /filmmakers/profile/:id/update': () => {
        throw new ApiError(422, 'email_taken', message, [{ path: '/email', keyword: 'taken', message }]);
      },
    });
    await screen.findByLabelText(/^First name/);
    enter('Email', 'grace@example.com');
    await save();
    // What tells whether the form has changed meanwhile is fetched with the first refusal.
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
  });

  it('says nothing of an earlier failure once it is saved', async () => {
    let isUp = false;
    await open({
      ...stored,
      'POST /filmmakers/profile/:id/update': () => {
        if (!isUp) throw new ApiError(500, 'internal', '');
        return { user: ada };
      },
    });
    await screen.findByLabelText(/^First name/);
    enter('Last name', 'Reel');
    await save();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    isUp = true;
    await save();
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
    expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  });

  it('that cannot be loaded says so and is asked for again (R-331, R-582)', async () => {
    let isUp = false;
    await open({
      'GET /filmmakers/profile/:id/view': () => {
        if (!isUp) throw new ApiError(500, 'internal', '');
        return { data: profile };
      },
    });
    expect((await screen.findByText('Error in loading the data.')).closest('[role="alert"]')).not.toBeNull();
    isUp = true;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('has an outline while it is fetched', async () => {
    await open({ 'GET /filmmakers/profile/:id/view': () => new Promise(() => undefined) });
    expect(screen.getByLabelText('Loading your profile…')).toBeTruthy();
  });

  it('is shown to nobody without a session: that leads to the logout (R-045)', async () => {
    const guarded = (
      <SessionGuard>
        <ProfilePage />
      </SessionGuard>
    );
    const { api, where } = await mountScreen(
      <Routes>
        <Route path="/profile" element={guarded} />
        <Route path="*" element={null} />
      </Routes>,
      { at: '/profile' },
    );
    await waitFor(() => expect(where()).toEqual({ pathname: '/logout', search: '', state: { from: '/profile' } }));
    expect(api.made).toEqual([]);
  });
});
