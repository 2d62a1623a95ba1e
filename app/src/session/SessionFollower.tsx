import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { needsSession, paths } from '../routes.ts';
import { usePortalSession } from './SessionContext.ts';

/**
 * Follows the session: asks the server for it at the start, leads from a logged-in screen to login when it has ended
 * (on the server, or in another tab), and to the logout when a call was refused.
 */
export function SessionFollower() {
  const { store, refusals, check } = usePortalSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef({ navigate, pathname });

  useEffect(() => {
    here.current = { navigate, pathname };
  }, [navigate, pathname]);

  useEffect(() => {
    const leaveFor = (path: string) => {
      const { navigate: go, pathname: from } = here.current;
      here.current = { navigate: go, pathname: path };
      void go(path, { replace: true, state: { from } });
    };
    const stopFollowing = store.subscribe(() => {
      if (!store.user() && needsSession(here.current.pathname)) leaveFor(paths.login);
    });
    const stopRefusals = refusals.subscribe(() => {
      if (here.current.pathname !== paths.logout) leaveFor(paths.logout);
    });
    check().catch(() => undefined); // without an answer the session stays as it is
    return () => {
      stopFollowing();
      stopRefusals();
    };
  }, [store, refusals, check]);

  return null;
}
