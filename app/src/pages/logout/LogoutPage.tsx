import { useEffect } from 'react';
import { retry } from '../../api/retry.ts';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { usePortalSession } from '../../session/SessionContext.ts';

/** Time until login is shown, in ms (section 9 of the specification). */
const redirectDelay = 1000;
/** Longest wait for the server's answer, in ms: a login while it is outstanding could be undone by it. */
const longestWait = 10_000;

/** Ends the session here and on the server, and goes to login; entries kept on this device stay. */
export function LogoutPage() {
  const { api, text } = usePortal();
  const { store } = usePortalSession();
  const { location, navigate } = useNavigation();
  const { state } = location;

  useEffect(() => {
    let isShown = true;
    store.leave();
    const signal = AbortSignal.timeout(longestWait);
    // Whoever has logged in since keeps their session.
    const end = async () => store.user() ?? (await api.call('GET /logout', { signal }));
    // Lost on its way, the call would leave the session open on the server: nobody here knows of it any more.
    const answered = retry(end, { signal }).catch(() => undefined);
    const waited = new Promise((done) => setTimeout(done, redirectDelay));
    void Promise.all([answered, waited]).then(() => {
      if (isShown) navigate(paths.login, { replace: true, state });
    });
    return () => {
      isShown = false;
    };
  }, [api, navigate, state, store]);

  return <PublicFrame title={text('logout.progress')} />;
}
