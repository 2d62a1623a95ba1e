import { createListeners } from '@reelform/engine';
import {
  createUpload,
  isOffline,
  isReadable,
  type Upload,
  type UploadOptions,
  type UploadState,
} from '@reelform/widgets/upload-core';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import { registerFile, type StoredFile } from './registerFile.ts';
import type { UploadTarget } from './uploadTarget.ts';

/**
 * A file on its way to its film: `done` once it is registered there, `finishing` until then, or `waiting` with all of its
 * bytes sent. One that is saved with its form
 * is `done` once it is stored.
 */
export interface VideoUpload extends Omit<Upload, 'checksum'> {
  /** Tells it from every other upload of its board. */
  readonly number: number;
  readonly file: File;
  readonly target: UploadTarget;
}

/** What a video's upload needs. */
export interface VideoUploadOptions extends UploadOptions {
  readonly api: ApiClient;
  readonly number: number;
  readonly target: UploadTarget;
  /** What to say when the file can no longer be read. */
  readonly unreadable: string;
  /** What to say when it was ended on purpose: a form that shows it learns it from its rejection. */
  readonly stopped: string;
  /** Resolves when it may be registered. */
  readonly turn: (signal: AbortSignal) => Promise<void>;
  /** Told once all of it is in the store, before it is registered. */
  readonly onArrived: (stored: StoredFile) => void;
}

/** How often a file is sent anew that the server found damaged. */
const mostRepeats = 2;

const isDamaged = (error: unknown) => error instanceof ApiError && error.code === 'damaged_upload';

/**
 * Sends a video and registers it: stopped in the middle, nothing of it is registered. What has arrived otherwise than it
 * was read is sent again.
 */
export const createVideoUpload = (options: VideoUploadOptions): VideoUpload => {
  const { api, file, number, target, settings, unreadable, stopped, turn, onArrived } = options;
  let upload = createUpload(options);
  const ending = new AbortController();
  const { subscribe, tell: notify } = createListeners();
  let outcome: UploadState | undefined;
  let isWaiting = false;
  let isRepeated = false;

  const become = (state: UploadState) => {
    outcome = state;
    notify();
  };
  const onWaiting = (waits: boolean) => {
    isWaiting = waits;
    notify();
  };
  upload.subscribe(notify);

  const finish = async () => {
    for (let repeats = 0; ; repeats += 1) {
      const key = await upload.finished;
      const stored = { key, fileName: file.name, checksum: await upload.checksum() };
      ending.signal.throwIfAborted();
      onArrived(stored);
      try {
        await turn(ending.signal);
        await registerFile(api, stored, target, { ...settings, signal: ending.signal, onWaiting });
        ending.signal.throwIfAborted();
        return stored.key;
      } catch (error) {
        if (!isDamaged(error) || repeats === mostRepeats) throw error;
      }
      isRepeated = true;
      upload = createUpload(options);
      upload.subscribe(notify);
      notify();
    }
  };
  const explain = async (error: unknown) => {
    const isOver = ending.signal.aborted || (error instanceof ApiError && error.status > 0);
    throw isOver || (await isReadable(file)) ? error : new ApiError(0, 'unreadable', unreadable);
  };
  const finished = finish()
    .catch(explain)
    .then(
      (key) => {
        become({ step: 'done', key });
        return key;
      },
      (error: unknown) => {
        become(ending.signal.aborted ? { step: 'stopped' } : { step: 'failed', error });
        throw ending.signal.aborted ? ending.signal.reason : error;
      },
    );
  finished.catch(() => undefined);

  const current = (): UploadState => {
    const state = upload.state();
    // Whoever shows it has seen all of it arrive before.
    if (state.step === 'preparing' && isRepeated) return { step: 'sending', pace: undefined, sent: 0, total: file.size };
    if (state.step !== 'done') return state;
    const progress = { sent: file.size, total: file.size };
    if (isWaiting) return { step: 'waiting', reason: isOffline() ? 'offline' : 'broken', ...progress };
    return { step: 'finishing', ...progress };
  };
  const end = (reason: unknown = new Error(stopped)) => {
    if (outcome === undefined) ending.abort(reason);
  };
  return {
    number,
    file,
    target,
    finished,
    state: () => outcome ?? current(),
    subscribe,
    pause: () => upload.pause(),
    resume: () => upload.resume(),
    stop(reason) {
      end(reason);
      upload.stop(reason);
    },
    async cancel(reason) {
      // Registered as it was cancelled: it is there, and its own button removes it.
      if (outcome?.step === 'done') return;
      end(reason);
      await upload.cancel(reason);
    },
  };
};
