import { type ReactNode, useEffect, useState } from 'react';
import { addressOf } from '../navigation/addressOf.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
import { paths } from '../routes.ts';
import { usePortalSession } from './SessionContext.ts';

/**
 * Lets people with a session pass, and sends others to the logout, from where login leads them back here. A session
 * that ends later is followed elsewhere.
 */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const { store } = usePortalSession();
  const { location, navigate } = useNavigation();
  const [isLoggedIn] = useState(() => store.user() !== undefined);
  const from = addressOf(location);

  useEffect(() => {
    if (!isLoggedIn) navigate(paths.logout, { replace: true, state: { from } });
  }, [isLoggedIn, navigate, from]);

  return isLoggedIn ? children : null;
}
