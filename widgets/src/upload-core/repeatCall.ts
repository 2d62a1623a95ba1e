import type { UploadRun } from './uploadRun.ts';
import { getRetryWait, waitForRetry } from './waitForRetry.ts';

/** How a call is repeated. */
export interface RepeatOptions {
  /** Number of the part that waits for the call. @default 0, which no part has */
  readonly part?: number;
  /** Silence after which the call is made anew; it grows with every silence. @default the settings' `stallMs` */
  readonly patienceMs?: number;
}

/**
 * Makes a call of the host until it is answered: again after failures that may pass and after silence, for as
 * long as an upload tries.
 * @throws the signal's reason, or the failure that does not pass
 */
export const repeatCall = async <Result>(
  { board, calls, settings, gate }: UploadRun,
  signal: AbortSignal,
  call: (during: AbortSignal) => Promise<Result>,
  { part = 0, patienceMs = settings.stallMs }: RepeatOptions = {},
): Promise<Result> => {
  const began = performance.now();
  for (let tries = 0, silences = 0; ; tries += 1) {
    await gate.passed(signal);
    const attempt = new AbortController();
    const end = () => attempt.abort(signal.reason);
    let isSilent = false;
    const timer = setTimeout(
      () => {
        isSilent = true;
        attempt.abort();
      },
      patienceMs * (1 + silences),
    );
    signal.addEventListener('abort', end, { once: true });
    try {
      return await call(attempt.signal);
    } catch (error) {
      signal.throwIfAborted();
      // A pause, which may be long, begins to measure anew.
      const isOver = performance.now() - Math.max(began, board.movedAt()) > settings.giveUpMs;
      if (isSilent) silences += 1;
      if (isOver || (!isSilent && calls.judge(error) !== 'passing')) throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
    board.note(part, 'waiting');
    const wait = waitForRetry(getRetryWait(tries, settings.firstWaitMs, settings.longestWaitMs), signal);
    await wait.finally(() => board.note(part, 'over'));
  }
};
