// @vitest-environment jsdom

import type { FormName } from '@reelform/schemas/api';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../../engine/src/form/fixture/moduleOf.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Answers } from '../../fixture/fakeApi.ts';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { PortalContext, usePortal } from '../../portal/PortalContext.ts';
import { SignupPage } from './SignupPage.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada Lumen', email: 'ada@example.com', showResourcesTab: false };
const entries = { name: 'Ada Lumen', email: 'ada@example.com', password: 'a quiet harbour' };
const isNew: Answers = { 'POST /check-user-exist': () => ({ data: { userExist: false, userId: null } }) };
const isRegular: Answers = { 'POST /check-user-exist': () => ({ data: { userExist: true, userId: 'ref-1' } }) };
const isFilmmaker: Answers = { 'POST /check-user-exist': () => ({ data: { userExist: true, userId: null } }) };
const register = (answer: NonNullable<Answers['POST /filmmaker/registrations']>): Answers => ({
  'POST /filmmaker/registrations': answer,
});
const refuse = (error: ApiError) =>
  register(() => {
    throw error;
  });

const enter = (within_: HTMLElement, label: RegExp, value: string) => {
  const [field] = within(within_).getAllByLabelText(label, { selector: 'input' });
  if (!field) throw new Error(`no field ${label}`);
  fireEvent.change(field, { target: { value } });
};

const signUp = async (answers: Answers, screenOf = <SignupPage />) => {
  const page = await mountScreen(screenOf, { answers, at: '/signup' });
  await screen.findByRole('button', { name: 'Create account' });
  enter(document.body, /^Full name/, entries.name);
  enter(document.body, /^Email/, entries.email);
  enter(document.body, /^Password/, entries.password);
  enter(document.body, /^Confirm password/, entries.password);
  await act(async () => screen.getByRole('button', { name: 'Create account' }).click());
  return page;
};

const openUpgrade = async (answers: Answers) => {
  const page = await signUp({ ...isRegular, ...answers });
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to filmmaker' });
  // Until the focus has arrived in it, Tabster hides the dialog from assistive technology.
  const press = async (name: string) => {
    const button = await within(dialog).findByRole('button', { name });
    await act(async () => button.click());
  };
  await within(dialog).findByRole('button', { name: 'Upgrade to filmmaker' });
  return { ...page, dialog, press, send: () => press('Upgrade to filmmaker') };
};

type Upgrade = Awaited<ReturnType<typeof openUpgrade>>;

describe('the signup screen', () => {
  it('asks for the e-mail first, then registers without the repeated password, and goes home (R-064, R-066, R-068)', async () => {
    const { api, store, where } = await signUp({ ...isNew, ...register(() => ({ user: ada })) });
    await waitFor(() => expect(where()).toEqual({ pathname: '/', search: '', state: { notices: ['signup.created'] } }));
    expect(api.made).toEqual([
      { name: 'POST /check-user-exist', input: { body: { email: entries.email } } },
      { name: 'POST /filmmaker/registrations', input: { body: entries } },
    ]);
    expect(store.user()).toEqual(ada);
  });

  it('is titled as the form is (R-058)', async () => {
    await mountScreen(<SignupPage />, { at: '/signup' });
    expect(await screen.findByRole('heading', { name: 'Create Your Filmmaker Account' })).toBeTruthy();
  });

  it('shows on its field that the e-mail is a filmmaker’s, without a dialog (R-075)', async () => {
    const message = 'Email has already been taken';
    const taken = new ApiError(422, 'email_taken', message, [{ path: '/email', keyword: 'taken', message }]);
    await signUp({ ...isFilmmaker, ...refuse(taken) });
    await screen.findAllByText(message, { exact: false });
    expect(screen.getByLabelText(/^Email/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('of which an answer was lost', () => {
    const message = 'Email has already been taken';
    const taken = new ApiError(422, 'email_taken', message, [{ path: '/email', keyword: 'taken', message }]);
    const lostOnce = () => {
      const errors = [new ApiError(0, 'network', 'Unreachable.'), taken];
      return register(() => {
        throw errors.shift() ?? taken;
      });
    };
    const again = () => act(async () => screen.getByRole('button', { name: 'Create account' }).click());

    it('logs in to the account that was made, sent again', async () => {
      const { api, store, where } = await signUp({ ...isNew, ...lostOnce(), 'POST /sessions': () => ({ user: ada }) });
      await screen.findByText('Unreachable.');
      await again();
      await waitFor(() => expect(where()).toMatchObject({ pathname: '/', state: { notices: ['signup.created'] } }));
      expect(store.user()).toEqual(ada);
      const { email, password } = entries;
      expect(api.made.at(-1)).toEqual({ name: 'POST /sessions', input: { body: { email, password, filmmakerLogin: true } } });
    });

    it('says that the e-mail is taken where the account is somebody else’s', async () => {
      const wrong = new ApiError(422, 'wrong_credentials', 'The email or the password is not right.');
      const refused = () => {
        throw wrong;
      };
      await signUp({ ...isNew, ...lostOnce(), 'POST /sessions': refused });
      await screen.findByText('Unreachable.');
      await again();
      await screen.findAllByText(message, { exact: false });
      expect(screen.queryByText(wrong.message)).toBeNull();
    });
  });

  it.each([
    {
      name: 'the server’s message',
      error: new ApiError(429, 'too_many_requests', 'Too many attempts.'),
      says: 'Too many attempts.',
    },
    { name: 'a text of its own', error: new ApiError(500, 'unknown', ''), says: 'Something went wrong. Please try again.' },
  ])('shows $name after a failure (R-074)', async ({ error, says }) => {
    await signUp({ ...isNew, ...refuse(error) });
    expect((await screen.findByText(says)).closest('[role="alert"]')).not.toBeNull();
  });
});

describe('the upgrade dialog', () => {
  it('opens for a regular account, with its e-mail, an optional phone and an explanation (R-067, R-069, R-070)', async () => {
    const { api, dialog } = await openUpgrade({});
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Email/, { selector: 'input' }).value).toBe(entries.email);
    expect(
      within(dialog)
        .getByLabelText(/^Phone \(optional\)/, { selector: 'input' })
        .getAttribute('aria-required'),
    ).not.toBe('true');
    expect(within(dialog).getByText(/only have a regular account.*free/)).toBeTruthy();
    expect(api.names()).toEqual(['POST /check-user-exist']);
  });

  it('leaves the signup as it was typed where its form cannot be fetched', async () => {
    function Page() {
      const portal = usePortal();
      const [offline] = useState(() => ({
        ...portal,
        loadForm: (name: FormName) => (name === 'upgrade' ? Promise.reject(new Error('offline')) : portal.loadForm(name)),
      }));
      return (
        <PortalContext value={offline}>
          <SignupPage />
        </PortalContext>
      );
    }
    await signUp(isRegular, <Page />);
    expect((await screen.findByText('Something went wrong. Please try again.')).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/, { selector: 'input' }).value).toBe(entries.email);
  });

  it('begins with what the signup says: the phone, and fields of the same name (R-069)', async () => {
    const ask = { filmmakerPhone: { title: 'Phone' }, userId: { title: 'Reference' }, company: { title: 'Company' } };
    const form = await moduleOf({ type: 'object', additionalProperties: false, properties: ask });
    const entries = { name: 'Ada', email: 'ada@example.com', phone: '555 0100', password: 'a secret', company: 'Reels' };
    const loaded = Promise.resolve({ form });
    function Dialog() {
      const portal = usePortal();
      return (
        <PortalContext value={{ ...portal, loadForm: () => loaded }}>
          <UpgradeDialog candidate={{ entries, userId: 'ref-1' }} onClose={() => undefined} />
        </PortalContext>
      );
    }
    await mountScreen(<Dialog />);
    const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
    expect([await value('Phone'), await value('Company'), await value('Reference')]).toEqual(['555 0100', 'Reels', 'ref-1']);
  });

  it('sends the upgrade and leads to login, which takes the account’s own password (R-071)', async () => {
    const { api, dialog, send, store, where } = await openUpgrade(register(() => ({ user: { ...ada, name: '' } })));
    enter(dialog, /^Phone/, '+49 30 123');
    await send();
    await waitFor(() =>
      expect(where()).toEqual({
        pathname: '/login',
        search: '',
        state: { notices: ['upgrade.done', 'upgrade.confirm'], email: 'ada@example.com' },
      }),
    );
    expect(api.made.at(-1)).toEqual({
      name: 'POST /filmmaker/registrations',
      input: { body: { filmmakerEmail: entries.email, filmmakerPhone: '+49 30 123', userId: 'ref-1', upgrade: true } },
    });
    expect(store.user()).toBeUndefined();
  });

  it('leads to the e-mail when it has already been taken (R-072)', async () => {
    const { dialog, send } = await openUpgrade(
      refuse(new ApiError(422, 'email_taken', 'Sorry: Email has already been taken.')),
    );
    await send();
    const email = within(dialog).getByLabelText(/^Email/, { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(email));
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows any other failure (R-073)', async () => {
    const { dialog, send } = await openUpgrade(refuse(new ApiError(422, 'upgrade_expired', 'This request has expired.')));
    await send();
    expect((await within(dialog).findByText('This request has expired.')).closest('[role="alert"]')).not.toBeNull();
  });

  it.each([
    ['Cancel', ({ press }: Upgrade) => press('Cancel')],
    ['Escape', ({ dialog }: Upgrade) => act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }))],
  ])('closes with %s, the entries of the signup still there', async (_way, close) => {
    const upgrade = await openUpgrade({});
    await act(() => new Promise((done) => setTimeout(done, 300))); // when Tabster hides what is not in front
    await close(upgrade);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/, { selector: 'input' }).value).toBe(entries.name);
  });
});
