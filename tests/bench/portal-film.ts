import type { BrowserContext } from 'playwright-core';
import { startPortal } from '../journeys/portal.ts';
import { documentOf } from './data.ts';

/** A portal with one film whose details are begun. */
export interface PortalFilm {
  readonly url: string;
  readonly id: number;
  /** Gives a browser the session of the film's owner. */
  logIn(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Starts a portal and makes a film with `size` people in the cast by its calls. @throws when a call is refused */
export const openPortalFilm = async (size: number): Promise<PortalFilm> => {
  const portal = await startPortal();
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: portal.url, cookie };
    const reply = await fetch(`${portal.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const account = { name: 'Bench', email: `bench-${Date.now()}@example.com`, password: 'correct horse battery' };
  const registered = await send('/api/filmmaker/registrations', account);
  const [session = ''] = (registered.headers.getSetCookie()[0] ?? '').split(';');
  const { user } = (await registered.json()) as { user: object };
  const { ratingRemarks: _none, geoRestriction: _other, ...details } = documentOf('film-details', size, false);
  const programDetails = { ...details, isCopy: false, geoRestriction: { type: 'everywhere' } };
  const created = await send(
    '/admin-api/filmmakers/films/create',
    { form: 'film-details', programStatus: 0, continue: true, programDetails },
    session,
  );
  const { data } = (await created.json()) as { data: { id: number } };
  const [name = '', value = ''] = session.split('=');
  return {
    url: portal.url,
    id: data.id,
    async logIn(context) {
      await context.addCookies([{ name, value, url: portal.url }]);
      await context.addInitScript((given) => {
        localStorage.setItem('is-logged-in-v2', '1');
        localStorage.setItem('user', JSON.stringify(given));
      }, user);
    },
    close: () => portal.stop(),
  };
};
