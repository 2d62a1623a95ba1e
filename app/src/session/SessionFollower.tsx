import { useEffect, useRef } from 'react';
import { addressOf } from '../navigation/addressOf.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
import type { Handover } from '../portal/handover.ts';
import { isAt, needsSession, paths } from '../routes.ts';
import { usePortalSession } from './SessionContext.ts';

/**
 * Follows the session: leads from a logged-in screen to login when it has ended (on the server, or in another tab), and
 * to the logout when a call was refused.
 */
export function SessionFollower() {
  const { store, refusals } = usePortalSession();
  const { location, navigate } = useNavigation();
  const address = addressOf(location);
  const here = useRef({ navigate, address });

  useEffect(() => {
    here.current = { navigate, address };
  }, [navigate, address]);

  useEffect(() => {
    const leaveFor = (path: string) => {
      const { navigate: go, address: from } = here.current;
      here.current = { navigate: go, address: path };
      const state: Handover = { from, notices: ['login.interrupted'] };
      go(path, { replace: true, state });
    };
    const stopFollowing = store.subscribe(() => {
      if (!store.user() && needsSession(here.current.address)) leaveFor(paths.login);
    });
    const stopRefusals = refusals.subscribe(() => {
      if (!isAt(paths.logout, here.current.address)) leaveFor(paths.logout);
    });
    return () => {
      stopFollowing();
      stopRefusals();
    };
  }, [store, refusals]);

  return null;
}
