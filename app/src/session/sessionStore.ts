import { createListeners } from '@reelform/engine';
import { clearStoredSession, flagName, readStoredSession, storeSession, type User, userKey } from './storedSession.ts';

/** The session as this browser knows it: one truth for all tabs, in local storage. */
export interface SessionStore {
  /** Who is logged in; the same object until it changes. */
  user(): User | undefined;
  /** Calls back after each change, another tab's included. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Takes a user in; one whom the browser has no room for until the page is left. */
  enter(user: User): void;
  /** Forgets the user. */
  leave(): void;
  /** Grows with every `enter` and `leave`: an answer to a question asked before one of them is out of date. */
  turns(): number;
}

const isSame = (a: User | undefined, b: User | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The session store of a page. */
export const createSessionStore = (page: Window): SessionStore => {
  const { subscribe, tell } = createListeners();
  let user = readStoredSession(page.localStorage);
  let turns = 0;

  const become = (next: User | undefined) => {
    if (isSame(next, user)) return;
    user = next;
    tell();
  };
  const reread = () => become(readStoredSession(page.localStorage));

  page.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== flagName && event.key !== userKey) return;
    turns += 1;
    reread();
  });

  return {
    user: () => user,
    turns: () => turns,
    subscribe,
    enter(next) {
      turns += 1;
      if (storeSession(page, next)) reread();
      else become(next);
    },
    leave() {
      turns += 1;
      clearStoredSession(page);
      reread();
    },
  };
};
