import { isPassing } from './isPassing.ts';

/** How a failed step is tried again. */
export interface RetryOptions {
  /** Ends the waiting and the trying; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Wait before the second try in milliseconds; it doubles with every further one. @default 500 */
  readonly firstWaitMs?: number;
}

/** Tries after the first one. */
const furtherTries = 3;

/** Up to half as long again, so that many pages do not return in step. */
export const withJitter = (ms: number) => ms * (1 + Math.random() / 2);

const wait = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      done();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Runs `attempt` until it succeeds, up to three times again after failures that `mayPass`; waits longer each time.
 * @throws what the last attempt throws
 */
export const retry = async <Result>(
  attempt: () => Promise<Result>,
  { signal, firstWaitMs = 500 }: RetryOptions = {},
  mayPass: (error: unknown) => boolean = isPassing,
): Promise<Result> => {
  for (let tries = 0; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      if (tries === furtherTries || !mayPass(error)) throw error;
      await wait(withJitter(firstWaitMs * 2 ** tries), signal);
    }
  }
};
