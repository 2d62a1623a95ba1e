// @vitest-environment jsdom
import { webLightTheme } from '@fluentui/react-components';
import messages from '@reelform/schemas/messages/en.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../fixture/fakeApi.ts';
import { config, loadForm, text } from '../../fixture/mountScreen.tsx';
import { NavigationProvider } from '../../navigation/NavigationProvider.tsx';
import { PortalRoot } from '../../PortalRoot.tsx';
import { LoginPage } from '../../pages/login/LoginPage.tsx';
import type { FormLoader } from '../../portal/forms.ts';
import type { Language, Languages } from '../../portal/language/languages.ts';
import { createTextLookup } from '../../portal/messages.ts';
import { createRefusals } from '../../session/refusals.ts';
import { createSessionStore } from '../../session/sessionStore.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const german = {
  locale: 'de',
  messages: { keywords: {}, formats: { email: 'Bitte eine gültige Adresse.' }, widgets: {} },
  texts: { Email: 'E-Mail', 'Log in': 'Anmelden' },
};
const loadGerman: FormLoader = async (name) => ({ ...(await loadForm(name)), locale: german });
const known: Record<string, Language> = {
  en: { tag: 'en', direction: 'ltr', text, loadForm },
  de: {
    tag: 'de',
    direction: 'ltr',
    text: createTextLookup({ ...messages.notices, 'login.title': 'Willkommen', 'menu.language': 'Sprache' }, 'de'),
    loadForm: (name) => (name === 'login' ? germanLogin : loadGerman(name)),
  },
};
const germanLogin = loadGerman('login');

function Area() {
  return (
    <NavigationProvider location={useLocation()} navigate={useNavigate()}>
      <Suspense fallback={null}>
        <LoginPage />
      </Suspense>
    </NavigationProvider>
  );
}

const First = () => (
  <MemoryRouter>
    <Area />
  </MemoryRouter>
);

const mount = async (tags: readonly string[]) => {
  const english = known['en'] as Language; // it is there
  const kept: string[] = [];
  const languages: Languages = {
    first: 'en',
    loadForm,
    shown: () => english,
    show: async () => english,
    choose: async (tag) => {
      const chosen = known[tag];
      if (!chosen) throw new Error('offline');
      kept.push(tag);
      return chosen;
    },
  };
  const further = Object.fromEntries(tags.map((tag) => [tag, { messages: '', direction: 'ltr' as const, forms: {} }]));
  await act(async () =>
    render(
      <PortalRoot
        portal={{ config: { ...config, languages: further }, api: createFakeApi({}) }}
        languages={languages}
        session={{
          store: createSessionStore(window),
          refusals: createRefusals(),
          check: async () => ({ films: 0, channel: 0 }),
        }}
        theme={webLightTheme}
        styleNonce={undefined}
        First={First}
        openPortal={() => new Promise(() => undefined)}
      />,
    ),
  );
  await screen.findByRole('button', { name: 'Log in' });
  return kept;
};

it('the language changes at run time: what is typed stays, errors and texts change, the choice is kept', async () => {
  const kept = await mount(['de', 'fr']);
  const email = screen.getByLabelText(/^Email/, { selector: 'input' });
  await act(async () => email.focus());
  fireEvent.change(email, { target: { value: 'ada@' } });
  await act(async () => email.blur());
  const menu = await screen.findByRole('combobox', { name: 'Language' });
  expect([...menu.querySelectorAll('option')].map((option) => [option.lang, option.text])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['fr', 'Français'],
  ]);
  await act(async () => void fireEvent.change(menu, { target: { value: 'de' } }));
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^E-Mail/, { selector: 'input' }).value).toBe('ada@');
  expect(await screen.findAllByText('Bitte eine gültige Adresse.')).not.toEqual([]);
  expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toBeTruthy();
  expect(kept).toEqual(['de']);

  await act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fr' } }));
  expect((await screen.findByText(messages.notices['error.network'])).role).toBe('alert');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sprache' }).value).toBe('de');
  expect(kept).toEqual(['de']);
});

it('there is no menu for a single language', async () => {
  await mount([]);
  expect(screen.queryByRole('combobox')).toBeNull();
});
