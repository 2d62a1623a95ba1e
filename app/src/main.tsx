import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/client.ts';
import { PortalRoot } from './PortalRoot.tsx';
import { readConfig, readStyleNonce } from './portal/config.ts';
import { createFormLoader } from './portal/forms.ts';
import { createTextLookup, loadMessages } from './portal/messages.ts';
import { loadTheme } from './portal/theme/useTheme.ts';
import { createPortalRouter } from './router.tsx';
import { createSessionCheck } from './session/checkSession.ts';
import { followSession, leaveRefusedSession } from './session/followSession.ts';
import { createSessionStore } from './session/sessionStore.ts';
import { showStartFailure } from './startFailure.ts';

const start = async (root: HTMLElement) => {
  const config = readConfig();
  const store = createSessionStore(window);
  const loadForm = createFormLoader(config);
  const router = createPortalRouter(loadForm, store);
  const [messages, theme] = await Promise.all([loadMessages(config.messages), loadTheme()]);
  const text = createTextLookup(messages);
  const api = createApiClient(config, text, () => leaveRefusedSession(router));
  const check = createSessionCheck(api, store);
  followSession(router, store);
  check().catch(() => undefined); // without an answer the session stays as it is

  createRoot(root).render(
    <PortalRoot
      portal={{ config, api, text, loadForm }}
      session={{ store, check }}
      router={router}
      theme={theme}
      styleNonce={readStyleNonce()}
    />,
  );
};

const root = document.getElementById('root');
if (root) start(root).catch(() => showStartFailure(root));
