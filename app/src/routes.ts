/** Addresses of the portal's screens, each once; patterns as React Router has them. */
export const paths = {
  home: '/',
  films: '/films',
  filmView: '/films/view/:id/*',
  login: '/login',
  signup: '/signup',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:slug',
  invitation: '/invitation/:token',
  contract: '/contract/:token',
  contractCancelled: '/:token/cancelled',
  contractSigned: '/:token/signed',
  autoLogin: '/auto-login/*',
  overview: '/overview',
  profile: '/profile',
  changePassword: '/change-password',
  resources: '/resources',
  payment: '/payment/*',
  terms: '/terms/*',
  assignVideoOrder: '/my-channel/:id/assign-video-order/*',
  myChannel: '/my-channel/*',
  staff: '/staff',
  staffFilm: '/staff/films/:id',
  staffChannels: '/staff/channels',
  staffChannel: '/staff/channels/:id',
  staffResources: '/staff/resources',
  staffOutbox: '/staff/outbox',
  staffPassword: '/staff/change-password',
  unknown: '*',
} as const;

/** Screens that are shown to nobody without the logged-in flag. */
const loggedInPaths = [
  paths.home,
  paths.films,
  paths.filmView,
  paths.overview,
  paths.profile,
  paths.changePassword,
  paths.resources,
  paths.payment,
  paths.terms,
  paths.assignVideoOrder,
  paths.myChannel,
  paths.staff,
  paths.staffFilm,
  paths.staffChannels,
  paths.staffChannel,
  paths.staffResources,
  paths.staffOutbox,
  paths.staffPassword,
] as const;

const expressionOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/?\*$/, '(?:/.*)?')
      .replace(/\/$/, '')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );

/** Whether an address, its query and fragment left aside, is one of a pattern's. As in React Router, case does not count. */
export const isAt = (path: string, address: string): boolean => expressionOf(path).test(address.replace(/[?#].*$/s, ''));

/** The part of an address that a pattern calls `name`, decoded; empty where the address is not the pattern's. */
export const parameterOf = (path: string, name: string, pathname: string): string => {
  const part = path.split('/').indexOf(`:${name}`);
  const text = isAt(path, pathname) ? (pathname.split('/')[part] ?? '') : '';
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % in a broken link
  }
};

/** Whether the screen at an address needs a session. */
export const needsSession = (address: string): boolean => loggedInPaths.some((path) => isAt(path, address));

/** The address of a screen whose pattern takes no parameter, its open end left out. */
export const hrefOf = (path: (typeof paths)[keyof typeof paths]): string => path.replace(/\/\*$/, '');
