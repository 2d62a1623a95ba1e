import { isAt, paths } from '../routes.ts';

/** Name of the query parameter that carries the secret (section 2 of the specification). */
const parameter = 'auth';

/**
 * Takes the secret of a login link out of the address, before anything else could see it there or send it on: it stays
 * in this page's memory alone. `undefined` elsewhere and without one.
 */
export const takeLoginToken = (page: Window): string | undefined => {
  const { pathname, search } = page.location;
  if (!isAt(paths.autoLogin, pathname) || search === '') return undefined;
  page.history.replaceState(page.history.state, '', pathname);
  return new URLSearchParams(search).get(parameter) || undefined;
};
