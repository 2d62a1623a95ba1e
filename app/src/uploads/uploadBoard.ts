import { createLanes, createUnfinishedUploads, getFingerprint, type UnfinishedUpload } from '@reelform/widgets/upload-core';
import type { ApiClient } from '../api/client.ts';
import type { RetryOptions } from '../api/retry.ts';
import type { PortalConfig } from '../portal/config.ts';
import { createChecksumWorker } from './checksumWorker.ts';
import { createStoreCalls } from './storeCalls.ts';
import { getPath, isSameTarget, readTarget, type TargetPlace, type UploadTarget } from './uploadTarget.ts';
import { createVideoUpload, type VideoUpload } from './videoUpload.ts';

/** An upload of an earlier visit that can be taken up again. */
export type LeftUpload = UnfinishedUpload<UploadTarget>;

/** Every upload of this page, whatever screen is shown, and those that earlier visits left. */
export interface UploadBoard {
  /** Uploads of this visit that have not been dismissed; the same array until one comes or goes. */
  uploads(): readonly VideoUpload[];
  /** Uploads that were left and are not under way; the same array until one comes or goes. */
  left(): readonly LeftUpload[];
  /** Grows with every change. */
  version(): number;
  /** Calls back when an upload comes, goes, or changes its state. @returns the way out */
  subscribe(listener: () => void): () => void;
  /** Fetches ahead what an upload needs, so that its first byte does not wait for it. */
  warmUp(): void;
  /** Sends a file, going on from the parts of an earlier upload of the same file to the same film. */
  start(file: File, target: UploadTarget): Promise<VideoUpload>;
  /** The upload under way to a place of a film or of an episode. */
  find(target: TargetPlace): VideoUpload | undefined;
  /** How many are under way; with a film's id, to that film. */
  active(filmId?: number): number;
  /** Takes an upload up that was left; `otherFile` when it was another file. */
  takeUp(left: LeftUpload, file: File): Promise<VideoUpload | 'otherFile'>;
  /** Has the store throw away what was left. */
  discard(left: LeftUpload): Promise<void>;
  /** Takes an upload that is over off the board. */
  dismiss(upload: VideoUpload): void;
  /** Stops everything; what has arrived is left for the next visit. */
  close(): void;
}

/** What a board works with. */
export interface UploadBoardOptions {
  readonly api: ApiClient;
  readonly settings: PortalConfig['uploads'];
  readonly page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
  readonly storageKey: string;
  /** What to say when the store cannot be reached. */
  readonly unreachable: string;
  readonly retrying?: RetryOptions;
}

/** Media type of a file whose type the browser does not know; its content has been looked at. */
const defaultType = 'video/mp4';

const hour = 3_600_000;
const longestWaitMs = 15_000;

/** Whether an upload still needs the page. */
export const isUnderWay = ({ state }: VideoUpload): boolean => !['done', 'failed', 'stopped'].includes(state().step);

/** A board for one person. */
export const createUploadBoard = (options: UploadBoardOptions): UploadBoard => {
  const { api, settings, page, storageKey, unreachable, retrying = {} } = options;
  const { firstWaitMs = 500 } = retrying;
  const worker = createChecksumWorker();
  const lanes = createLanes(settings.transfersAtOnce);
  const listeners = new Set<() => void>();
  const keepMs = settings.keepHours * hour;
  const memory = createUnfinishedUploads({ page, storageKey, readTarget, placeOf: getPath, keepMs });
  let uploads: readonly VideoUpload[] = [];
  let left: readonly LeftUpload[] = [];
  let version = 0;
  let started = 0;
  const keys = new Map<VideoUpload, string>();

  const keyOf = (fingerprint: string, target: UploadTarget) => `${getPath(target)} ${fingerprint}`;
  const refresh = () => {
    const busy = new Set(uploads.filter(isUnderWay).map((upload) => keys.get(upload)));
    const now = memory.list().filter(({ fingerprint, target }) => !busy.has(keyOf(fingerprint, target)));
    if (now.length !== left.length || now.some((one, at) => one !== left[at])) left = now;
    version += 1;
    for (const notify of [...listeners]) notify();
  };
  const callsFor = (target: UploadTarget) =>
    createStoreCalls({
      api,
      path: getPath(target),
      checksum: worker.ask,
      unreachable,
      subtitlesOf: target.asset?.lanCode === undefined ? undefined : target.filmId,
    });

  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (uploads.some(isUnderWay)) event.preventDefault();
  };
  page.addEventListener('beforeunload', onBeforeUnload);
  memory.subscribe(refresh);

  const start = async (file: File, target: UploadTarget) => {
    const fingerprint = await getFingerprint(file);
    started += 1;
    const upload = createVideoUpload({
      api,
      number: started,
      file,
      target,
      lanes,
      type: file.type.toLowerCase() || defaultType,
      calls: callsFor(target),
      memory: memory.memoryOf({ fingerprint, fileName: file.name, size: file.size, target }),
      settings: {
        singlePutBytes: settings.singlePutBytes,
        partBytes: settings.partBytes,
        smallPartBytes: settings.smallPartBytes,
        partsAtOnce: settings.partsAtOnce,
        stallMs: settings.stallSeconds * 1000,
        giveUpMs: settings.giveUpMinutes * 60_000,
        firstWaitMs,
        longestWaitMs,
      },
      retrying: { firstWaitMs },
    });
    keys.set(upload, keyOf(fingerprint, target));
    uploads = [...uploads.filter((other) => isUnderWay(other) || !isSameTarget(other.target, target)), upload];
    upload.subscribe(refresh);
    refresh();
    return upload;
  };
  refresh();

  return {
    uploads: () => uploads,
    left: () => left,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    warmUp: worker.warmUp,
    start,
    find: (target) => uploads.find((upload) => isUnderWay(upload) && isSameTarget(upload.target, target)),
    active: (filmId) =>
      uploads.filter((upload) => isUnderWay(upload) && (filmId === undefined || upload.target.filmId === filmId)).length,
    async takeUp(one, file) {
      return (await getFingerprint(file)) === one.fingerprint ? start(file, one.target) : 'otherFile';
    },
    async discard(one) {
      memory.forget(one);
      await callsFor(one.target).abort(one.point.upload);
    },
    dismiss(upload) {
      if (isUnderWay(upload)) return;
      uploads = uploads.filter((other) => other !== upload);
      keys.delete(upload);
      refresh();
    },
    close() {
      for (const upload of uploads) upload.stop();
      page.removeEventListener('beforeunload', onBeforeUnload);
      worker.close();
    },
  };
};
