import type { PortalRouter } from '../router.tsx';
import { needsSession, paths } from '../routes.ts';
import type { SessionStore } from './sessionStore.ts';

/** Leads from a logged-in screen to login when the session ends: on the server, or in another tab. */
export const followSession = (router: PortalRouter, session: SessionStore): (() => void) =>
  session.subscribe(() => {
    const { pathname } = router.state.location;
    if (session.user() || !needsSession(pathname)) return;
    void router.navigate(paths.login, { replace: true, state: { from: pathname } });
  });

/** Leads to the logout after a call was answered 401, and from there to login and back here; once, however many calls fail. */
export const leaveRefusedSession = (router: PortalRouter): void => {
  const { location, navigation } = router.state;
  if (location.pathname === paths.logout || navigation.location?.pathname === paths.logout) return;
  void router.navigate(paths.logout, { replace: true, state: { from: location.pathname } });
};
