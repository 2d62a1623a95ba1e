import type { CallTypes } from '@reelform/schemas/api';

/** Whom the portal is shown to. */
export type User = CallTypes<'POST /sessions'>['reply']['user'];

/** Name of the logged-in flag, in local storage and as a readable cookie. It holds no secret. */
export const flagName = 'is-logged-in-v2';

/** Local storage key of the user. */
export const userKey = 'user';

const readUser = (text: string | null): User | undefined => {
  try {
    const user: Partial<User> | null = JSON.parse(text ?? 'null');
    if (typeof user?.id !== 'number' || typeof user.name !== 'string' || typeof user.email !== 'string') return undefined;
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      showResourcesTab: user.showResourcesTab === true,
      ...(user.isStaff === true && { isStaff: true }),
    };
  } catch {
    return undefined;
  }
};

/** The user of this browser's session; `undefined` without the flag or with no readable user. */
export const readStoredSession = (storage: Storage): User | undefined =>
  storage.getItem(flagName) === null ? undefined : readUser(storage.getItem(userKey));

/**
 * Keeps flag and user, and the flag's cookie where the server has not set it. A user who cannot be kept stands beside
 * nobody else's session. @returns whether both are kept: a browser's storage may be full, of entries not sent yet too
 */
export const storeSession = (page: Window, { id, name, email, showResourcesTab, isStaff }: User): boolean => {
  const { localStorage: storage, document } = page;
  const kept = { id, name, email, showResourcesTab, ...(isStaff && { isStaff }) };
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${flagName}=`))) {
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${flagName}=1; Path=/; SameSite=Strict${secure}`;
  }
  try {
    storage.setItem(userKey, JSON.stringify(kept));
    storage.setItem(flagName, '1');
    return true;
  } catch {
    if (readStoredSession(storage)?.id !== id) storage.removeItem(userKey);
    return false;
  }
};

/** What the server gave the page of its session to say in its calls of the site backend; `undefined` without a session. */
export const readCallHash = ({ document }: Window): string | undefined =>
  /(?:^|; )(?:__Host-)?hash=([^;]+)/.exec(document.cookie)?.[1];

/** Forgets flag and user; entries kept on this device stay. */
export const clearStoredSession = (page: Window): void => {
  page.localStorage.removeItem(flagName);
  page.localStorage.removeItem(userKey);
  page.document.cookie = `${flagName}=; Path=/; SameSite=Strict; Max-Age=0`;
};
