import { createListeners } from '@reelform/engine';
import { createLanes, createUnfinishedUploads, getFingerprint, type UploadCalls } from '@reelform/widgets/upload-core';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import type { RetryOptions } from '../api/retry.ts';
import type { PortalConfig } from '../portal/config.ts';
import { createChecksumWorker } from './checksumWorker.ts';
import { isForLater } from './isForLater.ts';
import { createLeftUploads, type LeftUpload } from './leftUploads.ts';
import { createPageGuard } from './pageGuard.ts';
import { type LateFile, registerLeft } from './registerLeft.ts';
import { createStoreCalls } from './storeCalls.ts';
import { createTabLocks } from './tabLocks.ts';
import { getWaitingKey, isUnderWay, type WaitingFile } from './uploadStanding.ts';
import { getWithdrawnKey } from './uploadStorage.ts';
import {
  getPath,
  getPlace,
  isOfForm,
  isSameAsset,
  isSavedWithForm,
  readTarget,
  type TargetPlace,
  takesPlaceOf,
  type UploadTarget,
} from './uploadTarget.ts';
import { createVideoUpload, type VideoUpload } from './videoUpload.ts';
import { waitForTurn } from './waitForTurn.ts';
import { createWithdrawals } from './withdrawals.ts';

/** Every upload of this page, whatever screen is shown, and those that earlier visits left. */
export interface UploadBoard {
  /** Uploads of this visit that have not been dismissed; the same array until one comes or goes. */
  uploads(): readonly VideoUpload[];
  /** Uploads that were left and are not under way, here or in another tab; the same array until one comes or goes. */
  left(): readonly LeftUpload[];
  /** Grows with every change. */
  version(): number;
  /** Files that an earlier visit had stored and this one registered, or that were refused; the same array until one comes or goes. */
  late(): readonly LateFile[];
  /** Calls back when an upload comes, goes, or changes its state. @returns the way out */
  subscribe(listener: () => void): () => void;
  /** Fetches ahead what an upload needs, so that its first byte does not wait for it. */
  warmUp(): void;
  /**
   * Sends a file, going on from the parts of an earlier upload of the same file to the same film or form.
   * @throws {ApiError} `unreadable` when the file can no longer be read; an abort once the board is closed
   */
  start(file: File, target: UploadTarget): Promise<VideoUpload>;
  /** The upload under way to a place of a film or of an episode. */
  find(target: TargetPlace): VideoUpload | undefined;
  /** The uploads under way to a form; with a field, to that. */
  ofForm(form: string, field?: string): readonly VideoUpload[];
  /** Files that are stored and wait to be saved with their form. */
  waiting(form: string): readonly WaitingFile[];
  /** A file that waited was saved or removed. */
  settle(key: string): void;
  /** How many are under way to a film's assets. */
  active(filmId: number): number;
  /** Takes an upload up that was left; `otherFile` when it was another file. */
  takeUp(left: LeftUpload, file: File): Promise<VideoUpload | 'otherFile'>;
  /** Has the store throw away what was left. */
  discard(left: LeftUpload): void;
  /** Has the server throw away what was sent below a path of the store outside of this board, or begun. */
  withdraw(path: string, key: string): void;
  /** Uploads that the server has thrown away in this visit; the same array until there is one more. */
  withdrawn(): readonly { readonly key: string }[];
  /** Takes an upload that is over off the board. A file that waits for its form is forgotten. */
  dismiss(upload: VideoUpload): void;
  /** Takes a late file off the board, which was read. */
  dismissLate(file: LateFile): void;
  /** Stops everything; what has arrived is left for the next visit. */
  close(): void;
}

/** What a board works with. */
export interface UploadBoardOptions {
  readonly api: ApiClient;
  readonly settings: PortalConfig['uploads'];
  readonly page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
  /** What tabs tell each other by which uploads are theirs. @default every upload is free */
  readonly locks?: LockManager | undefined;
  readonly storageKey: string;
  /** What to say when the store cannot be reached. */
  readonly unreachable: string;
  /** What to say when a file can no longer be read. */
  readonly unreadable: string;
  /** What to say when one was cancelled. */
  readonly stopped: string;
  readonly retrying?: RetryOptions;
}

/** Media type of a file whose type the browser does not know; its content has been looked at. */
const defaultType = (target: UploadTarget) => (isOfForm(target) ? 'application/octet-stream' : 'video/mp4');

const hour = 3_600_000;
const longestWaitMs = 15_000;

/** A board for one person. */
export const createUploadBoard = (options: UploadBoardOptions): UploadBoard => {
  const { api, settings, page, storageKey, unreachable, unreadable, stopped, retrying = {} } = options;
  const { firstWaitMs = 500 } = retrying;
  const worker = createChecksumWorker();
  const lanes = createLanes(settings.transfersAtOnce);
  const { subscribe, tell: notify } = createListeners();
  const keepMs = settings.keepHours * hour;
  const trying = { giveUpMs: settings.giveUpMinutes * 60_000, firstWaitMs, longestWaitMs };
  const ending = new AbortController();
  const memory = createUnfinishedUploads({ page, storageKey, readTarget, placeOf: getPlace, keepMs });
  const locks = createTabLocks(options.locks, storageKey);
  const withdrawals = createWithdrawals({
    api,
    onWithdrawn(key) {
      withdrawn = [...withdrawn, { key }];
      tell();
    },
    page,
    storageKey: getWithdrawnKey(storageKey),
    keepMs,
    firstWaitMs,
    longestWaitMs,
    signal: ending.signal,
  });
  let uploads: readonly VideoUpload[] = [];
  let version = 0;
  let started = 0;
  let late: readonly LateFile[] = [];
  let withdrawn: readonly { readonly key: string }[] = [];
  const names = new WeakMap<VideoUpload, string>();

  const guard = createPageGuard(page);
  const tell = () => {
    version += 1;
    guard.become(!ending.signal.aborted && uploads.some(isUnderWay));
    notify();
  };
  const onBoard = () => new Set(uploads.filter(({ state }) => state().step !== 'stopped').map((upload) => names.get(upload)));
  const left = createLeftUploads({ memory, locks, onBoard, onChange: tell });
  const refresh = () => {
    left.refresh();
    tell();
  };
  const callsFor = (target: UploadTarget): UploadCalls => ({
    ...createStoreCalls({
      api,
      path: getPath(target),
      checksum: worker.ask,
      unreachable,
      subtitlesOf: isOfForm(target) || target.asset?.lanCode === undefined ? undefined : target.filmId,
    }),
    withdraw: (key) => withdrawals.withdraw(getPath(target), key),
  });

  memory.subscribe(refresh);

  /** Takes files off that wait to be saved with a form. */
  const dropWaiting = (isDropped: (target: UploadTarget, key: string) => boolean) => {
    uploads = uploads.filter((upload) => {
      const key = getWaitingKey(upload);
      return key === undefined || !isDropped(upload.target, key);
    });
    for (const one of memory.list())
      if (one.storedKey !== undefined && isDropped(one.target, one.storedKey)) memory.forget(one);
    refresh();
  };

  const fingerprintOf = (file: File) =>
    getFingerprint(file).catch(() => {
      throw new ApiError(0, 'unreadable', unreadable);
    });

  const start = async (file: File, target: UploadTarget) => {
    started += 1;
    const number = started;
    const fingerprint = await fingerprintOf(file);
    ending.signal.throwIfAborted();
    const identity = { fingerprint, fileName: file.name, size: file.size, target };
    const name = left.nameOf(identity);
    const isTwice = uploads.some((other) => isUnderWay(other) && names.get(other) === name);
    // Of two at once that are the same the second is an upload of its own: they would send each other's parts.
    const release = isTwice ? undefined : await locks.take(name);
    if (ending.signal.aborted) release?.();
    ending.signal.throwIfAborted();
    if (release) memory.begin(identity);
    const upload = createVideoUpload({
      api,
      number,
      file,
      target,
      lanes,
      type: file.type.toLowerCase() || defaultType(target),
      calls: callsFor(target),
      memory: release ? memory.memoryOf(identity) : { recall: () => undefined, keep: () => undefined, forget: () => undefined },
      settings: {
        singlePutBytes: settings.singlePutBytes,
        partBytes: settings.partBytes,
        smallPartBytes: settings.smallPartBytes,
        partsAtOnce: settings.partsAtOnce,
        stallMs: settings.stallSeconds * 1000,
        ...trying,
      },
      unreadable,
      stopped,
      turn: (signal) => waitForTurn({ file, number, target }, { subscribe, uploads: () => uploads }, signal),
      onArrived: ({ key, checksum }) => release && memory.store(identity, key, checksum),
    });
    const onStored = (key: string) => {
      if (isSavedWithForm(target)) dropWaiting((other, stored) => stored !== key && takesPlaceOf(target, other));
      else if (release) memory.forget(identity);
    };
    const onFailed = (error: unknown) => {
      const mayGoOn = upload.state().step === 'stopped' || isForLater(error) || memory.memoryOf(identity).recall();
      if (release && !mayGoOn) memory.forget(identity);
    };
    void upload.finished.then(onStored, onFailed).finally(release);
    names.set(upload, name);
    const isReplaced = (other: VideoUpload) => names.get(other) === name || takesPlaceOf(target, other.target);
    uploads = [
      ...uploads.filter((other) => isUnderWay(other) || getWaitingKey(other) !== undefined || !isReplaced(other)),
      upload,
    ];
    upload.subscribe(refresh);
    refresh();
    return upload;
  };
  const onSettled = (one: LateFile) => {
    late = [...late, one];
    tell();
  };
  void registerLeft({ api, memory, locks, left, onSettled, signal: ending.signal, ...trying });
  refresh();

  return {
    uploads: () => uploads,
    left: left.list,
    version: () => version,
    late: () => late,
    subscribe,
    warmUp: worker.warmUp,
    start,
    find: (place) =>
      uploads.find((upload) => isUnderWay(upload) && !isOfForm(upload.target) && isSameAsset(upload.target, place)),
    ofForm: (form, field) =>
      uploads.filter(
        (upload) =>
          isUnderWay(upload) &&
          isOfForm(upload.target) &&
          upload.target.form === form &&
          (field === undefined || upload.target.field === field),
      ),
    waiting(form) {
      const files = new Map<string, WaitingFile>();
      const add = (target: UploadTarget, key: string | undefined, fileName: string) => {
        if (key !== undefined && isSavedWithForm(target) && target.form === form)
          files.set(key, { field: target.field, key, fileName });
      };
      for (const { target, storedKey, fileName } of memory.list()) add(target, storedKey, fileName);
      for (const upload of uploads) add(upload.target, getWaitingKey(upload), upload.file.name);
      return [...files.values()];
    },
    settle: (key) => dropWaiting((_target, stored) => stored === key),
    active: (filmId) =>
      uploads.filter((upload) => isUnderWay(upload) && !isOfForm(upload.target) && upload.target.filmId === filmId).length,
    async takeUp(one, file) {
      return (await fingerprintOf(file)) === one.fingerprint ? start(file, one.target) : 'otherFile';
    },
    discard(one) {
      const key = one.storedKey ?? one.point?.upload.key;
      memory.forget(one);
      if (key !== undefined) withdrawals.withdraw(getPath(one.target), key);
    },
    withdraw: withdrawals.withdraw,
    withdrawn: () => withdrawn,
    dismiss(upload) {
      if (isUnderWay(upload)) return;
      uploads = uploads.filter((other) => other !== upload);
      names.delete(upload);
      const key = getWaitingKey(upload);
      if (key === undefined) refresh();
      else dropWaiting((_target, stored) => stored === key);
    },
    dismissLate(file) {
      late = late.filter((other) => other !== file);
      tell();
    },
    close() {
      ending.abort();
      for (const upload of uploads) upload.stop();
      guard.become(false);
      memory.close();
      worker.close();
    },
  };
};
