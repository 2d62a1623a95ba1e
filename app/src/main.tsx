import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import type { OpenPortal } from './areas/Areas.tsx';
import { areaOf } from './areas/areaOf.ts';
import { PortalRoot } from './PortalRoot.tsx';
import { readConfig, readStyleNonce } from './portal/config.ts';
import type { FormLoader } from './portal/forms.ts';
import { createLanguages } from './portal/language/languages.ts';
import { loadTheme } from './portal/theme/useTheme.ts';
import { needsSession } from './routes.ts';
import { findScreen, layoutOf } from './screens.ts';
import { createSessionCheck } from './session/checkSession.ts';
import { takeLoginToken } from './session/loginToken.ts';
import { createRefusals } from './session/refusals.ts';
import { createSessionStore } from './session/sessionStore.ts';
import { readCallHash } from './session/storedSession.ts';
import { showStartFailure } from './startFailure.ts';

/** Fetches an area's screen beside everything else; resolves when all of it has come or failed, which shows when it is drawn. */
const preloadScreen = (loadForm: FormLoader) => {
  const screen = findScreen(window.location.pathname);
  const { load, form, recordForm } = screen;
  const fetching = [load(), layoutOf(screen)?.(), form && loadForm(form), recordForm && loadForm(recordForm)];
  return Promise.allSettled(fetching);
};

const start = async (root: HTMLElement) => {
  const loginToken = takeLoginToken(window);
  const config = readConfig();
  const store = createSessionStore(window);
  const languages = createLanguages(config, window);
  const { loadForm } = languages;

  const openPortal = async (): Promise<OpenPortal> => {
    void preloadScreen(loadForm);
    return (await import('./areas/portal/openPortal.tsx')).openPortal(loadForm);
  };
  const openAccount = async () => {
    // Until its screen is there, the page says that it is loading.
    const fetched = needsSession(window.location.pathname) ? undefined : preloadScreen(loadForm);
    const Area = await (await import('./areas/account/AccountArea.tsx')).openAccount();
    await fetched;
    return Area;
  };
  const first = areaOf(window.location.pathname, store.user() !== undefined);
  const openFirst = first === 'account' ? openAccount() : openPortal().then(({ Area }) => Area);

  // A language that cannot be fetched must not keep the portal away.
  const showFirst = languages.show(languages.first).catch(() => languages.show(config.language));
  const [, theme, First] = await Promise.all([showFirst, loadTheme(), openFirst]);
  const refusals = createRefusals();
  const askWhoIsIn = () => void check().catch(() => undefined);
  const api = createApiClient(config, languages.shown, refusals.report, askWhoIsIn, () => readCallHash(window));
  const check = createSessionCheck(api, store);

  // As a transition: what is there already, React takes without an empty page of 0.3 s before it.
  startTransition(() =>
    createRoot(root).render(
      <PortalRoot
        portal={{ config, api }}
        languages={languages}
        session={{ store, refusals, check, loginToken }}
        theme={theme}
        styleNonce={readStyleNonce()}
        First={First}
        openPortal={openPortal}
      />,
    ),
  );
};

const root = document.getElementById('root');
if (root) start(root).catch(() => showStartFailure(root));
