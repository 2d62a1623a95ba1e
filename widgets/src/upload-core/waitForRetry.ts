/** How long the next try is waited for: twice as long each time, up to the longest, with jitter so that many pages do not return in step. */
export const getRetryWait = (tries: number, firstMs: number, longestMs: number, random = Math.random()): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(tries, 16)) * (0.5 + random / 2);

/**
 * Waits, but no longer than until the device is online again.
 * @throws the signal's reason
 */
export const waitForRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const target = typeof globalThis.addEventListener === 'function' ? globalThis : undefined;
    const end = () => {
      clearTimeout(timer);
      target?.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = () => {
      end();
      done();
    };
    const stop = () => {
      end();
      fail(signal.reason);
    };
    const timer = setTimeout(go, ms);
    target?.addEventListener('online', go);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

/** Whether the device says that it has no connection. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;
