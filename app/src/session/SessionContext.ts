import { createContext, useContext } from 'react';
import type { SessionCheck } from './checkSession.ts';
import type { Refusals } from './refusals.ts';
import type { SessionStore } from './sessionStore.ts';

/** The session, the question about it, and the server's refusals. */
export interface PortalSession {
  readonly store: SessionStore;
  readonly check: SessionCheck;
  readonly refusals: Refusals;
  /** Secret of the login link that the page was opened with. */
  readonly loginToken?: string | undefined;
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
