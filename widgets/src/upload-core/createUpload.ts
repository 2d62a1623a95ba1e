import { createListeners } from '@reelform/engine';
import type { Lanes } from './lanes.ts';
import { createPauseGate } from './pauseGate.ts';
import { createProgressBoard } from './progressBoard.ts';
import type { ResumeMemory } from './resumePoint.ts';
import { sendMultipart } from './sendMultipart.ts';
import { transfer } from './transfer.ts';
import type { FileFacts, UploadCalls } from './uploadCalls.ts';
import type { UploadRun } from './uploadRun.ts';
import type { UploadSettings } from './uploadSettings.ts';
import type { UploadState } from './uploadState.ts';
import { isOffline } from './waitForRetry.ts';

/** What an upload needs. */
export interface UploadOptions {
  readonly file: File;
  /** Media type to store it under. @default the file's own */
  readonly type?: string | undefined;
  readonly calls: UploadCalls;
  readonly settings: UploadSettings;
  /** Shared by all uploads of a page. */
  readonly lanes: Lanes;
  /** Where an upload in parts is remembered. */
  readonly memory: ResumeMemory;
}

/** One file on its way to the store. */
export interface Upload {
  readonly state: () => UploadState;
  /** Calls back after each change of state. @returns the way out */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves with the object's key; rejects with the failure, or with the reason of `cancel` or `stop`. */
  readonly finished: Promise<string>;
  /**
   * Checksum of a file that was sent whole, once it has arrived: the host compares it with what is stored. `undefined`
   * for one that went in parts, each of which the store has verified.
   * @throws when the file can no longer be read
   */
  checksum(): Promise<string | undefined>;
  pause(): void;
  resume(): void;
  /** Ends the upload and leaves what has arrived for later. */
  stop(reason?: unknown): void;
  /** Ends the upload, has the store throw away what has arrived, all of it included, and forgets it. */
  cancel(reason?: unknown): Promise<void>;
}

/** Broken transfers of a whole file before it is sent in parts. */
const mostBroken = 2;

const tooLarge = new Error('The file is too large to be sent whole.');

/** Why an upload that was ended on purpose rejects. */
const stopped = () => new DOMException('The upload was stopped.', 'AbortError');

/**
 * Sends a file: up to a size as one PUT, which begins at once, above it in parts. A PUT that breaks off twice goes on in
 * parts, too, and so does one that was paused: the next pause costs a part of it and not all. It begins with the call.
 */
export const createUpload = (options: UploadOptions): Upload => {
  const { file, calls, settings, lanes, memory } = options;
  const facts: FileFacts = { name: file.name, type: options.type ?? file.type.toLowerCase(), size: file.size };
  const { subscribe, tell } = createListeners();
  const ending = new AbortController();
  const gate = createPauseGate();
  /** What was signed for the whole file, and what its parts become. */
  const keys = new Set<string>();
  let checksum: Promise<string> | undefined;
  let phase: 'preparing' | 'sending' | 'finishing' = 'preparing';
  let state: UploadState = { step: 'preparing' };

  const become = (next: UploadState) => {
    state = next;
    tell();
  };
  const isOver = () => state.step === 'done' || state.step === 'failed' || state.step === 'stopped';
  const describe = (): UploadState => {
    const progress = { sent: board.sent(), total: file.size };
    if (gate.isPaused()) return { step: 'paused', ...progress };
    if (phase === 'preparing') return { step: 'preparing' };
    if (board.isWaiting()) return { step: 'waiting', reason: isOffline() ? 'offline' : 'broken', ...progress };
    if (phase === 'finishing') return { step: 'finishing', ...progress };
    return { step: 'sending', pace: board.pace(), ...progress };
  };
  const board = createProgressBoard(file.size, () => {
    if (phase === 'preparing') phase = 'sending';
    if (!isOver()) become(describe());
  });
  const run: UploadRun = { calls, settings, lanes, gate, board, signal: ending.signal };

  const onPhase = (next: 'sending' | 'finishing') => {
    phase = next;
    if (!isOver()) become(describe());
  };
  const sendInParts = (partBytes: number) => sendMultipart(run, { file, facts, memory, partBytes, onPhase });
  const sendWhole = async () => {
    const mayCut = file.size > 2 * settings.smallPartBytes;
    const onBroken = (times: number) => {
      if (mayCut && times >= mostBroken) throw tooLarge;
    };
    const onPaused = () => {
      if (mayCut) throw tooLarge;
    };
    const sign = async (signal: AbortSignal) => {
      const address = await calls.signPut(facts, signal);
      keys.add(address.key);
      return address;
    };
    // Beside the sending: the first byte does not wait for the last one to be read.
    checksum = calls.checksum(file, ending.signal);
    checksum.catch(() => undefined); // told to whoever asks for it
    try {
      const { address } = await transfer(run, { part: 1, body: file, sign, signal: ending.signal, onBroken, onPaused });
      return address.key;
    } catch (error) {
      if (error !== tooLarge) throw error;
      checksum = undefined;
      // On such a link it would begin anew for ever; of small parts each that has arrived stays.
      return sendInParts(settings.smallPartBytes);
    }
  };
  const send = () => {
    const isBegunInParts = memory.recall() !== undefined;
    return file.size > settings.singlePutBytes || isBegunInParts ? sendInParts(settings.partBytes) : sendWhole();
  };

  const finished = send().then(
    (key) => {
      keys.add(key);
      become({ step: 'done', key });
      return key;
    },
    (error: unknown) => {
      become(ending.signal.aborted ? { step: 'stopped' } : { step: 'failed', error });
      throw ending.signal.aborted ? ending.signal.reason : error;
    },
  );
  finished.catch(() => undefined);

  const stop = (reason: unknown = stopped()) => {
    if (isOver()) return;
    ending.abort(reason);
    become({ step: 'stopped' });
  };
  return {
    state: () => state,
    subscribe,
    finished,
    checksum: async () => checksum,
    pause() {
      if (isOver()) return;
      gate.pause();
      board.rest();
      become(describe());
    },
    resume() {
      gate.resume();
      board.rest();
      if (!isOver()) become(describe());
    },
    stop,
    async cancel(reason) {
      stop(reason);
      await finished.catch(() => undefined);
      const point = memory.recall();
      memory.forget();
      if (point) keys.add(point.upload.key);
      for (const key of keys) calls.withdraw(key);
    },
  };
};
