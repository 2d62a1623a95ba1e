import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const subscribe = () => () => undefined;

const nextMinute = () => Math.ceil(Date.now() / MINUTE) * MINUTE;

const unknown = () => undefined;

/**
 * The first whole minute from now on, in milliseconds since 1970; `undefined` on a server and while its page is taken over,
 * which may be days later.
 */
export const useNextMinute = (): number | undefined => useSyncExternalStore(subscribe, nextMinute, unknown);
