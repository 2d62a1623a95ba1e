import * as React from 'react';

/** Of how many elements within a second React notes where they were made. */
const mostNoted = 1e4;

/**
 * Keeps React from noting where in the code each element is made: a tenth of the time of a screen's test, for traces that
 * nobody reads. To React it looks as if it had noted enough.
 *
 * @throws when React counts elsewhere
 */
export const quickenElements = (): void => {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its elements elsewhere now: see whether this is still needed.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => mostNoted,
    set: () => undefined,
  });
};
