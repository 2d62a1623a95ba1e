import type { UploadRun } from './uploadRun.ts';
import { getRetryWait, waitForRetry } from './waitForRetry.ts';

/**
 * Makes a call of the host until it is answered: again after failures that may pass, and after `patienceMs` without an
 * answer, for as long as an upload tries.
 * @param patienceMs grows with every silence. @default the settings' `stallMs`
 * @throws the signal's reason, or the failure that does not pass
 */
export const repeatCall = async <Result>(
  { calls, settings, gate }: UploadRun,
  signal: AbortSignal,
  call: (during: AbortSignal) => Promise<Result>,
  patienceMs: number = settings.stallMs,
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
      const isOver = performance.now() - began > settings.giveUpMs;
      if (isSilent) silences += 1;
      if (isOver || (!isSilent && calls.judge(error) !== 'passing')) throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
    await waitForRetry(getRetryWait(tries, settings.firstWaitMs, settings.longestWaitMs), signal);
  }
};
