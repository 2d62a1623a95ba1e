import { createPlan, cutSmall, getParts, type Part, type PartPlan } from './partPlan.ts';
import { repeatCall } from './repeatCall.ts';
import type { ResumeMemory, ResumePoint } from './resumePoint.ts';
import { sendParts } from './sendParts.ts';
import type { FileFacts, MultipartName, StoredPart } from './uploadCalls.ts';
import type { UploadRun } from './uploadRun.ts';

/** A file that is sent in parts. */
export interface MultipartOptions {
  readonly file: Blob;
  readonly facts: FileFacts;
  readonly memory: ResumeMemory;
  /** Size of the parts of an upload that begins. */
  readonly partBytes: number;
  /** Called when parts are to be sent, and when the store puts them together. */
  readonly onPhase: (phase: 'sending' | 'finishing') => void;
}

/** How often parts are compared with the store's and sent again before a completion is given up. */
const mostRepairs = 5;

/** How long the store may take to put parts together before it is asked again. */
const completionMs = 60_000;

/** Parts of the plan that the store has, as they should be. */
const matching = (size: number, plan: PartPlan, stored: readonly StoredPart[]) => {
  const byNumber = new Map(stored.map((part) => [part.number, part]));
  const found = new Map<number, StoredPart>();
  for (const { number, start, end } of getParts(size, plan)) {
    const part = byNumber.get(number);
    if (part && part.size === end - start) found.set(number, part);
  }
  return found;
};

const firstMissing = (arrived: ReadonlyMap<number, unknown>) => {
  let number = 1;
  while (arrived.has(number)) number += 1;
  return number;
};

/**
 * Sends a file in parts, going on from those that the store has. On a link that breaks too often what is left is cut
 * small; when the store in the end has other parts than were sent, those are sent again.
 * @returns the object's key
 * @throws the signal's reason, or the failure that does not pass
 */
export const sendMultipart = async (run: UploadRun, options: MultipartOptions): Promise<string> => {
  const { board, calls, settings, signal } = run;
  const { file, facts, memory, partBytes, onPhase } = options;
  const ask = <Result>(call: (during: AbortSignal) => Promise<Result>) => repeatCall(run, signal, call);
  const listParts = (upload: MultipartName) => ask((during) => calls.listParts(upload, during));

  const checksums = new Map<string, Promise<string>>();
  const checksumOf = ({ start, end }: Part): Promise<string> => {
    const known = checksums.get(`${start}-${end}`);
    if (known) return known;
    const fresh = calls.checksum(file.slice(start, end), signal);
    fresh.catch(() => undefined); // told to whoever sends the part
    checksums.set(`${start}-${end}`, fresh);
    return fresh;
  };
  const begin = async (): Promise<ResumePoint> => {
    const plan = createPlan(file.size, partBytes);
    const [first] = getParts(file.size, plan);
    if (first) void checksumOf(first);
    return { upload: await ask((during) => calls.startMultipart(facts, during)), plan };
  };

  const remembered = memory.recall();
  const found = remembered && { point: remembered, stored: await listParts(remembered.upload) };
  if (found?.stored === 'complete') {
    board.settle(new Map([[1, file.size]]));
    memory.forget();
    return found.point.upload.key;
  }
  const point = found?.stored ? found.point : await begin();
  const { upload } = point;
  let { plan } = point;
  let arrived = matching(file.size, plan, found?.stored ?? []);

  const settle = () => {
    board.settle(new Map([...arrived.values()].map(({ number, size }) => [number, size])));
    const sentBytes = [...arrived.values()].reduce((sum, { size }) => sum + size, 0);
    memory.keep({ upload, plan }, sentBytes);
  };

  for (let repairs = 0; ; ) {
    settle();
    onPhase('sending');
    const outcome = await sendParts(run, { file, upload, plan, arrived, onArrived: settle, checksumOf });
    if (outcome === 'tooLarge') {
      const cutAt = firstMissing(arrived);
      plan = cutSmall(file.size, plan, cutAt, settings.smallPartBytes);
      arrived = new Map([...arrived].filter(([number]) => number < cutAt));
      continue;
    }
    onPhase('finishing');
    const parts = [...arrived.values()].sort((a, b) => a.number - b.number);
    if (
      (await repeatCall(run, signal, (during) => calls.complete(upload, parts, during), { patienceMs: completionMs })) ===
      'done'
    )
      break;
    repairs += 1;
    const actual = await listParts(upload);
    if (actual === 'complete') break;
    if (!actual || repairs > mostRepairs) {
      memory.forget();
      throw new Error('The store could not put the parts together.');
    }
    const sentTags = new Map([...arrived].map(([number, { etag }]) => [number, etag]));
    arrived = new Map([...matching(file.size, plan, actual)].filter(([number, { etag }]) => sentTags.get(number) === etag));
  }
  memory.forget();
  return upload.key;
};
