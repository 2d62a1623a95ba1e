import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../navigation/addressOf.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
import type { Handover } from '../portal/handover.ts';
import { paths } from '../routes.ts';
import { takeContractEnd } from './contractEnd.ts';
import { usePortalSession } from './SessionContext.ts';

/**
 * Lets people with a session pass, and sends others to the logout, from where login leads them back here. A session
 * that ends later is followed elsewhere. Who comes from signing a contract is told why there is a login.
 */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const { store } = usePortalSession();
  const { location, navigate } = useNavigation();
  const [isLoggedIn] = useState(() => store.user() !== undefined);
  const from = addressOf(location);

  useEffect(() => {
    if (isLoggedIn) return;
    const end = takeContractEnd();
    const state: Handover = { from, ...(end && { notices: [`login.contract.${end}`] }) };
    navigate(paths.logout, { replace: true, state });
  }, [isLoggedIn, navigate, from]);

  return isLoggedIn ? children : null;
}
