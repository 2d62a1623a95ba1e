import { useEffect, useRef } from 'react';
import { useToast } from '../components/toast/useToast.ts';
import { addressOf } from '../navigation/addressOf.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
import type { Handover } from '../portal/handover.ts';
import { useText } from '../portal/PortalContext.ts';
import { isAt, needsSession, paths } from '../routes.ts';
import { findScreen } from '../screens.ts';
import { usePortalSession } from './SessionContext.ts';

/**
 * Follows the session: leads from a logged-in screen to login when it has ended (on the server, or in another tab), and
 * to the logout when a call was refused. Says whose screens are shown when that has changed in another tab.
 */
export function SessionFollower() {
  const { store, refusals } = usePortalSession();
  const { location, navigate } = useNavigation();
  const text = useText();
  const toast = useToast();
  const address = addressOf(location);
  const here = useRef({ navigate, address });

  useEffect(() => {
    here.current = { navigate, address };
  }, [navigate, address]);

  useEffect(() => {
    const leaveFor = (path: string) => {
      const { navigate: go, address: from } = here.current;
      here.current = { navigate: go, address: path };
      const { keepsNothing } = findScreen(from);
      const state: Handover = { from, notices: [keepsNothing ? 'login.interruptedUnkept' : 'login.interrupted'] };
      go(path, { replace: true, state });
    };
    let before = store.user();
    const stopFollowing = store.subscribe(() => {
      const user = store.user();
      const isOther = before !== undefined && user !== undefined && before.id !== user.id;
      before = user;
      if (!needsSession(here.current.address)) return;
      if (!user) leaveFor(paths.login);
      else if (isOther) toast.success(text('session.other', { name: user.name, email: user.email }));
    });
    const stopRefusals = refusals.subscribe(() => {
      if (!isAt(paths.logout, here.current.address)) leaveFor(paths.logout);
    });
    return () => {
      stopFollowing();
      stopRefusals();
    };
  }, [store, refusals, text, toast]);

  return null;
}
