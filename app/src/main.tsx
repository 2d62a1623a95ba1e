import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import { PortalRoot } from './PortalRoot.tsx';
import { readConfig, readStyleNonce } from './portal/config.ts';
import { createFormLoader, type FormLoader } from './portal/forms.ts';
import { createTextLookup, loadMessages } from './portal/messages.ts';
import { loadTheme } from './portal/theme/useTheme.ts';
import { findScreen } from './screenTable.tsx';
import { createSessionCheck } from './session/checkSession.ts';
import { createRefusals } from './session/refusals.ts';
import { createSessionStore } from './session/sessionStore.ts';
import { showStartFailure } from './startFailure.ts';

/** Begins to fetch the first screen beside everything else; a failure shows when the screen is drawn. */
const preloadScreen = (loadForm: FormLoader) => {
  const { preload, form } = findScreen(window.location.pathname);
  preload().catch(() => undefined);
  if (form) loadForm(form).catch(() => undefined);
};

const start = async (root: HTMLElement) => {
  const config = readConfig();
  const store = createSessionStore(window);
  const loadForm = createFormLoader(config);
  preloadScreen(loadForm);
  const [messages, theme] = await Promise.all([loadMessages(config.messages), loadTheme()]);
  const text = createTextLookup(messages);
  const refusals = createRefusals();
  const api = createApiClient(config, text, refusals.report);

  createRoot(root).render(
    <PortalRoot
      portal={{ config, api, text, loadForm }}
      session={{ store, refusals, check: createSessionCheck(api, store) }}
      theme={theme}
      styleNonce={readStyleNonce()}
    />,
  );
};

const root = document.getElementById('root');
if (root) start(root).catch(() => showStartFailure(root));
