import { getParts, type Part, type PartPlan } from './partPlan.ts';
import { repeatCall } from './repeatCall.ts';
import { transfer } from './transfer.ts';
import type { MultipartName, SignedAddress, StoredPart } from './uploadCalls.ts';
import type { UploadRun } from './uploadRun.ts';

/** What is sent of a file. */
export interface PartsToSend {
  readonly file: Blob;
  readonly upload: MultipartName;
  readonly plan: PartPlan;
  /** Parts that have arrived, by number; grows. */
  readonly arrived: Map<number, StoredPart>;
  readonly onArrived: () => void;
  readonly checksumOf: (part: Part) => Promise<string>;
}

/** Broken transfers of one part before parts are cut small. */
const mostBroken = 2;

/** Age up to which an address that was signed ahead is used; one for a slow link may have run out meanwhile. */
const freshMs = 60_000;

/** An address that was asked for before its part's turn. */
interface Ahead {
  readonly address: Promise<SignedAddress>;
  readonly askedAt: number;
}

const tooLarge = new Error('The parts are too large for this link.');

/**
 * Sends the parts of a plan that have not arrived, several at once.
 * @returns `tooLarge` when one part broke off too often and there are smaller ones to try
 * @throws the signal's reason, or the failure of a part that does not pass
 */
export const sendParts = async (
  run: UploadRun,
  { file, upload, plan, arrived, onArrived, checksumOf }: PartsToSend,
): Promise<'sent' | 'tooLarge'> => {
  const { calls, settings } = run;
  const missing = getParts(file.size, plan).filter(({ number }) => !arrived.has(number));
  const mayCut = plan.cutAt === undefined && settings.smallPartBytes < plan.partBytes;
  const stop = new AbortController();
  const { signal } = stop;
  const follow = () => stop.abort(run.signal.reason);
  run.signal.addEventListener('abort', follow, { once: true });
  if (run.signal.aborted) follow();

  const ahead = new Map<number, Ahead>();
  const prepare = (part: Part): Ahead => {
    const { number, start, end } = part;
    // Repeated like every call: a connection that fell silent would otherwise hold the part, and the connection, for ever.
    const address = checksumOf(part).then((checksum) =>
      repeatCall(run, signal, (during) => calls.signPart(upload, { number, size: end - start, checksum }, during), {
        part: number,
      }),
    );
    address.catch(() => undefined); // asked anew, and told, by whoever sends the part
    return { address, askedAt: performance.now() };
  };

  const send = async (part: Part) => {
    const { number, start, end } = part;
    const body = file.slice(start, end);
    const checksum = await checksumOf(part);
    const known = ahead.get(number);
    ahead.delete(number);
    let early = known && performance.now() - known.askedAt < freshMs ? known.address : undefined;
    const sign = async (during: AbortSignal) => {
      const ready = await early?.catch(() => undefined);
      early = undefined;
      return ready ?? calls.signPart(upload, { number, size: body.size, checksum }, during);
    };
    // Ready by the time that their turn comes, so that the link never waits for them: parts that began together end together.
    for (const next of missing.slice(0, settings.partsAtOnce))
      if (!ahead.has(next.number)) ahead.set(next.number, prepare(next));
    const { etag } = await transfer(run, {
      part: number,
      body,
      signal,
      sign,
      onBroken: (times) => {
        if (mayCut && times >= mostBroken) throw tooLarge;
      },
    });
    arrived.set(number, { number, etag, size: body.size, checksum });
    onArrived();
  };
  const work = async () => {
    for (let part = missing.shift(); part; part = missing.shift()) await send(part);
  };

  const workers = Array.from({ length: settings.partsAtOnce }, () =>
    work().catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  const outcomes = await Promise.allSettled(workers);
  run.signal.removeEventListener('abort', follow);
  run.signal.throwIfAborted();
  if (signal.reason === tooLarge) return 'tooLarge';
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw signal.reason;
  return 'sent';
};
