import { repeatCall } from './repeatCall.ts';
import { bufferBytes, watchStall } from './stallWatch.ts';
import type { SignedAddress } from './uploadCalls.ts';
import type { UploadRun } from './uploadRun.ts';
import { getRetryWait, waitForRetry } from './waitForRetry.ts';

/** One body that is to arrive. */
export interface TransferOptions<Address extends SignedAddress> {
  /** Number of the part; 1 for a whole file. */
  readonly part: number;
  readonly body: Blob;
  /** Gets an address to put to; asked again when a signature has run out. */
  readonly sign: (signal: AbortSignal) => Promise<Address>;
  /** Aborts this transfer alone. */
  readonly signal: AbortSignal;
  /** Called when the connection broke while bytes were on their way. It may throw to end the transfer. */
  readonly onBroken?: (times: number) => void;
  /** Called when a pause has broken it off. It may throw to end the transfer. */
  readonly onPaused?: () => void;
}

/** A connection that stood this long was a good one: the wait before the next begins anew. */
const livedMs = 2000;

/** Signatures in a row that the store may refuse before it is believed. */
const mostRefusals = 5;

/**
 * Sends one body until it has arrived: again after broken connections, silences and failures that may pass, with a new
 * signature where the old one has run out, and after each pause.
 * @throws the signal's reason, the failure that does not pass, what reading throws when the file can no longer be read, or
 * the last failure when nothing has moved for too long
 */
export const transfer = async <Address extends SignedAddress>(run: UploadRun, options: TransferOptions<Address>) => {
  const { board, calls, gate, lanes, settings } = run;
  const { part, body, sign, signal, onBroken, onPaused } = options;
  let address: Address | undefined;
  let tries = 0;
  let refusals = 0;
  let broken = 0;
  let slowAnswers = 0;

  /** What to do after a failure: nothing, or throw what ends the transfer. */
  const sort = (error: unknown, sentBytes: number, hasStalled: boolean) => {
    const kind = hasStalled ? 'passing' : calls.judge(error);
    const isOver = performance.now() - board.movedAt() > settings.giveUpMs;
    refusals = kind === 'expired' ? refusals + 1 : 0;
    if (kind === 'final' || refusals > mostRefusals || isOver) throw error;
    if (kind === 'expired') address = undefined;
    else if (sentBytes > 0) {
      broken += 1;
      onBroken?.(broken);
    }
    if (hasStalled && sentBytes === body.size) slowAnswers += 1;
    return kind;
  };

  for (;;) {
    await gate.passed(signal);
    address ??= await repeatCall(run, signal, sign, { part });
    const release = await lanes.take(signal);
    const attempt = new AbortController();
    const pausing = gate.untilPause();
    const ends = [signal, pausing];
    const end = () => attempt.abort();
    for (const one of ends) one.addEventListener('abort', end, { once: true });
    if (ends.some(({ aborted }) => aborted)) end();
    const began = performance.now();
    let sentBytes = 0;
    let isOnItsWay = true;
    const watch = watchStall(body.size, settings.stallMs * (1 + slowAnswers), end);
    board.note(part, { sent: 0 });
    try {
      const onSent = (bytes: number) => {
        // Progress is told with a delay: what is told after the end is no movement.
        if (!isOnItsWay) return;
        sentBytes = Math.min(bytes, body.size);
        watch.moved(sentBytes);
        board.note(part, { sent: sentBytes });
      };
      const { etag } = await calls.put({ address, body, onSent, signal: attempt.signal });
      board.note(part, { sent: body.size });
      return { etag, address };
    } catch (error) {
      board.note(part, 'over');
      signal.throwIfAborted();
      // Not whether it is paused now: it may have been resumed in the same moment.
      if (pausing.aborted) {
        onPaused?.();
        continue;
      }
      // A file that was changed, moved or deleted since it was chosen can no longer be read: the link is not to blame.
      await body.slice(0, 1).arrayBuffer();
      if (sort(error, sentBytes, watch.hasStalled()) === 'expired') continue;
      const hasLived = sentBytes > bufferBytes || performance.now() - began > livedMs;
      tries = hasLived ? 0 : tries + 1;
    } finally {
      isOnItsWay = false;
      watch.stop();
      release();
      for (const one of ends) one.removeEventListener('abort', end);
    }
    board.note(part, 'waiting');
    await waitForRetry(getRetryWait(tries, settings.firstWaitMs, settings.longestWaitMs), signal).finally(() =>
      board.note(part, 'over'),
    );
  }
};
