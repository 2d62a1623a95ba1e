import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** Whoever goes to a field is told which times it takes by then. */
const subscribe = (look: () => void) => {
  addEventListener('focusin', look);
  return () => removeEventListener('focusin', look);
};

const nextMinute = () => Math.ceil(Date.now() / MINUTE) * MINUTE;

const unknown = () => undefined;

/**
 * The first whole minute from now on, in milliseconds since 1970, looked at anew whenever the focus moves; `undefined` on a
 * server and while its page is taken over, which may be days later.
 */
export const useNextMinute = (): number | undefined => useSyncExternalStore(subscribe, nextMinute, unknown);
