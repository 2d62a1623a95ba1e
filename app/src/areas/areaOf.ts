import { isAt, paths } from '../routes.ts';

/**
 * Part of the portal with a router of its own. The *account* area is what people see without a session and where they
 * get or end one; its router is light, because its first screen should be there soon. The *portal* is everything.
 */
export type AreaName = 'account' | 'portal';

const accountPaths = [
  paths.login,
  paths.signup,
  paths.logout,
  paths.forgotPassword,
  paths.resetPassword,
  paths.invitation,
  paths.autoLogin,
];

/** The area that an address begins in. */
export const areaOf = (address: string, isLoggedIn: boolean): AreaName =>
  isLoggedIn && !accountPaths.some((path) => isAt(path, address)) ? 'portal' : 'account';
