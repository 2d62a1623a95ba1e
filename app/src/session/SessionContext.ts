import { createContext, useContext } from 'react';
import type { SessionCheck } from './checkSession.ts';
import type { SessionStore } from './sessionStore.ts';

/** The session and the question about it. */
export interface PortalSession {
  readonly store: SessionStore;
  readonly check: SessionCheck;
}

/** Provided once, around all routes. */
export const SessionContext = createContext<PortalSession | undefined>(undefined);

/**
 * The session's store and check, on any screen.
 * @throws outside of a provider
 */
export const usePortalSession = (): PortalSession => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session is used outside of its provider.');
  return session;
};
