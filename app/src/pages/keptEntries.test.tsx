// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { type DecisionForm, filmDecisions } from '@reelform/schemas/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../fixture/fakeApi.ts';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { permissionsAt } from '../fixture/sampleAsset.ts';
import { sampleFilm } from '../fixture/sampleFilm.ts';
import { samplePromotion } from '../fixture/samplePromotion.ts';
import { sampleRow } from '../fixture/sampleRow.ts';
import { paths } from '../routes.ts';
import { ChannelPage } from './channel/ChannelPage.tsx';
import { BtsForm } from './film/bts/BtsForm.tsx';
import { AvailabilityDialog } from './film/dialogs/AvailabilityDialog.tsx';
import { ReleaseDateDialog } from './film/dialogs/ReleaseDateDialog.tsx';
import { FilmPage } from './film/FilmPage.tsx';
import { FilmDialog } from './films/dialog/FilmDialog.tsx';
import { ForgotPasswordPage } from './forgot-password/ForgotPasswordPage.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { PromotionsDialog } from './promotions/PromotionsDialog.tsx';
import { SignupPage } from './signup/SignupPage.tsx';
import { UpgradeDialog } from './signup/UpgradeDialog.tsx';
import { DecisionDialog } from './staff/decisions/DecisionDialog.tsx';
import { ResourceForm } from './staff/library/ResourceForm.tsx';

beforeEach(() => {
  localStorage.clear();
  // What React Query and the drawing need of time goes on by itself; the quiet after the last key is ours.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const nothing = () => undefined;
const active = sampleFilm({ type: 'SHORT_FILM', status: 4, may: permissionsAt(4) });
const names = ['firstName', 'lastName', 'email', 'phone', 'website', 'facebook', 'twitter', 'instagram'] as const;
const more = ['youtube', 'pinterest', 'tiktok', 'linkedin'] as const;
const decide = (form: DecisionForm) => {
  const decision = Object.values(filmDecisions).find((one) => one.form === form);
  if (!decision) throw new Error(`No decision has the form ${form}.`);
  const props = { title: 'Decide', decision, record: 'x/7', data: {}, onDecide: async () => undefined, onClose: nothing };
  return <DecisionDialog {...props} />;
};

/** A form where it stands: what draws it, what of it is typed into, and what is typed. */
interface Place {
  readonly draw: () => ReactNode;
  readonly label: RegExp | string;
  readonly value?: string;
  readonly answers?: Answers;
  readonly at?: string;
  readonly isVisitor?: true;
  /** A choice in place of a text. */
  readonly isChoice?: true;
}

const typed = 'half a word';

/** Every form into which something is typed that is no secret. */
const kept: Readonly<Record<string, Place>> = {
  login: { draw: () => <LoginPage />, label: /^Email/, isVisitor: true },
  signup: { draw: () => <SignupPage />, label: /^Full name/, isVisitor: true },
  upgrade: {
    draw: () => (
      <UpgradeDialog
        candidate={{ entries: { name: 'Ada', email: 'ada@example.com', password: 'a secret' }, userId: 'ref' }}
        onClose={nothing}
      />
    ),
    label: /^Phone/,
    isVisitor: true,
  },
  'forgot-password': { draw: () => <ForgotPasswordPage />, label: /^Email/, isVisitor: true },
  'account-setup': {
    draw: () => <InvitationPage />,
    label: /^Full name/,
    isVisitor: true,
    at: '/invitation/secret',
    answers: {
      'GET /filmmaker/:token/validate-invitation': () => ({ userData: { name: '', email: 'ada@example.com', phone: '' } }),
    },
  },
  profile: {
    draw: () => <ProfilePage />,
    label: /^Website/,
    answers: {
      'GET /filmmakers/profile/:id/view': () => ({
        data: Object.fromEntries([...names, ...more].map((name) => [name, ''])) as Record<
          (typeof names)[number] | (typeof more)[number],
          string
        >,
      }),
    },
  },
  'film-submission': { draw: () => <FilmDialog filmId={undefined} onClose={nothing} />, label: /^Title/ },
  availability: {
    draw: () => <AvailabilityDialog film={active} onClose={nothing} />,
    label: 'Everywhere but in these countries',
    isChoice: true,
    answers: { 'GET /filmmakers/countries/search': () => ({ data: { rows: [] } }) },
  },
  channel: {
    draw: () => <ChannelPage />,
    label: /^Channel Name/,
    answers: {
      'GET /filmmaker/channel/detail': () => ({ data: { channel: null } }),
      'GET /filmmaker/channel/get-numbers': () => ({ data: [] }),
    },
  },
  'film-details': {
    draw: () => (
      <Routes>
        <Route path={paths.filmView} element={<FilmPage />} />
      </Routes>
    ),
    label: /^Short description/,
    at: '/films/view/new',
  },
  'release-date': {
    draw: () => <ReleaseDateDialog film={active} onClose={nothing} />,
    label: /Release date and time/,
    value: '2999-01-01T10:00',
  },
  'bts-document': {
    draw: () => <BtsForm film={active} document={undefined} onSaved={nothing} onGone={nothing} onClose={nothing} />,
    label: /^Notes/,
  },
  promotions: {
    draw: () => <PromotionsDialog row={sampleRow({ statusValue: 4 })} onClose={nothing} />,
    label: /notes/i,
    answers: {
      'GET /filmmaker-promotions/:id/submitted-files': () => ({ data: samplePromotion() }),
      'POST /filmmakers/films/shortlink/create': () => ({ shortlink: 'aB3' }),
    },
  },
  'staff-note': { draw: () => decide('staff-note'), label: /^Note/ },
  'staff-rejection': { draw: () => decide('staff-rejection'), label: /^What is wrong/ },
  'staff-release': { draw: () => decide('staff-release'), label: /^Note/ },
  'staff-resource': {
    draw: () => <ResourceForm resource={undefined} tab="brandingAssets" onSaved={nothing} onClose={nothing} />,
    label: /^Title/,
  },
};

/** Forms in which nothing is lost with the page, and why. */
const others: Readonly<Record<string, string>> = {
  'reset-password': 'secrets alone, which are never kept',
  'change-password': 'secrets alone, which are never kept',
  'manage-assets': 'files alone, registered as they are stored',
  subtitles: 'files alone, registered as they are stored',
  'channel-order': 'an order of the programs that there are, whose loss is asked about',
  'channel-videos': 'a choice among the programs that there are',
  'dashboard-range': 'a choice of days, with nothing to save',
  'payment-ach': 'bank details on the provider’s page, never kept on the device',
  'payment-global-ach': 'bank details on the provider’s page, never kept on the device',
  'payment-paypal': 'bank details on the provider’s page, never kept on the device',
  'payment-wires': 'bank details on the provider’s page, never kept on the device',
  'promotion-preferences': 'one tick that cannot be taken back, which is made anew',
  'contract-signature': 'a page of the signing provider, which draws it without a script',
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const find = (label: Place['label'], isChoice = false) =>
  isChoice
    ? screen.queryByRole<HTMLInputElement>('radio', { name: label })
    : (screen.queryAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })[0] ?? null);
const until = async <Found,>(look: () => Found | null): Promise<Found> => {
  for (let round = 0; round < 50; round += 1) {
    const found = look();
    if (found) return found;
    await act(() => vi.dynamicImportSettled()); // layouts and widgets come in files of their own
    await wait(100);
  }
  throw new Error(`nothing like it: ${document.body.textContent?.slice(0, 300)}`);
};
const open = async ({ draw, answers = {}, at = '/', isVisitor }: Place) => {
  await mountScreen(draw(), { answers, at, ...(!isVisitor && { user: ada }) });
};
const keptTexts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('reelform.draft.'))
    .map((key) => localStorage.getItem(key) ?? '');

describe('what is typed and not saved (R-039)', () => {
  it('every form of the portal is tried here, or named as one that loses nothing', () => {
    expect([...Object.keys(kept), ...Object.keys(others)].toSorted()).toEqual(readdirSync('schemas/forms').toSorted());
  });

  it.each(Object.entries(kept))(
    '%s: is on the device within 500 ms, and offered when the page was lost',
    async (_form, place) => {
      const { label, isChoice, value = typed } = place;
      await open(place);
      const field = await until(() => find(label, isChoice));
      await act(async () => {
        if (isChoice) fireEvent.click(field);
        else fireEvent.change(field, { target: { value } });
      });
      await wait(499);
      expect(keptTexts()).toHaveLength(1);
      if (value === typed && !isChoice) expect(keptTexts()[0]).toContain(typed);
      cleanup();

      await open(place);
      const offer = await until(() => screen.queryByRole('button', { name: 'Bring them back' }));
      const before = await until(() => find(label, isChoice));
      expect(isChoice ? before.checked : before.value).toBe(isChoice ? false : '');
      await act(async () => offer.click());
      await wait(100);
      const after = find(label, isChoice);
      expect(isChoice ? after?.checked : after?.value).toBe(isChoice ? true : value);
    },
  );
});
