/** Several DOM ids as one attribute refers to them; those that are `false` are not there. */
export const joinIds = (ids: readonly (string | false)[]): string => ids.filter(Boolean).join(' ');
