import { createListeners } from '@reelform/engine';
import type { ResumeMemory, ResumePoint } from './resumePoint.ts';

/** An upload that was begun and that its host has not taken over yet. */
export interface UnfinishedUpload<Target> {
  /** The file it was, as {@link getFingerprint} tells it. */
  readonly fingerprint: string;
  readonly fileName: string;
  readonly size: number;
  /** Bytes of the parts that had arrived. */
  readonly sentBytes: number;
  /** Where it goes, in the host's words. */
  readonly target: Target;
  /** Where an upload in parts goes on; absent for a file that was sent whole, which begins anew. */
  readonly point?: ResumePoint;
  /** Key of the object, once all of it has arrived. */
  readonly storedKey?: string;
  /** Checksum of one that arrived whole, which its host compares. */
  readonly checksum?: string;
  /** When it last moved, in ms since 1970. */
  readonly at: number;
}

/** What an upload is remembered by. */
export interface UploadIdentity<Target> {
  readonly fingerprint: string;
  readonly fileName: string;
  readonly size: number;
  readonly target: Target;
}

/** Remembers uploads of one person in this browser from their beginning until their host has taken them over. */
export interface UnfinishedUploads<Target> {
  /** In the order in which they were begun; the same array until one changes. */
  list(): readonly UnfinishedUpload<Target>[];
  /** Calls back after each change, another tab's included. @returns the way out */
  subscribe(listener: () => void): () => void;
  /** The place of one upload: by its file, and where it goes. */
  memoryOf(identity: UploadIdentity<Target>): ResumeMemory;
  /** Remembers an upload that begins, whatever it is sent by; what is known of it already stays. */
  begin(identity: UploadIdentity<Target>): void;
  /** Remembers that all of it has arrived, under `key`, and the checksum of one that arrived whole. */
  store(identity: UploadIdentity<Target>, key: string, checksum?: string): void;
  forget(upload: Pick<UploadIdentity<Target>, 'fingerprint' | 'target'>): void;
  /** Looks at other tabs no more. */
  close(): void;
}

/** What {@link createUnfinishedUploads} needs. */
export interface UnfinishedUploadsOptions<Target> {
  readonly page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
  /** Key in local storage. */
  readonly storageKey: string;
  /** Reads a target that was stored; `undefined` for one that is none. */
  readonly readTarget: (value: unknown) => Target | undefined;
  /** Two uploads of a file are the same one when this text is. */
  readonly placeOf: (target: Target) => string;
  /** Silence after which the store will have thrown the parts away. */
  readonly keepMs: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCount = (value: unknown) => typeof value === 'number' && value > 0;

const isPoint = (value: unknown): value is ResumePoint =>
  isRecord(value) &&
  isRecord(value['upload']) &&
  ['key', 'uploadId', 'fileName'].every((name) => isRecord(value['upload']) && typeof value['upload'][name] === 'string') &&
  isRecord(value['plan']) &&
  isCount(value['plan']['partBytes']) &&
  isCount(value['plan']['smallPartBytes']);

/** Unfinished uploads in the local storage of this browser. Where there is none, nothing is remembered and nothing fails. */
export const createUnfinishedUploads = <Target>(options: UnfinishedUploadsOptions<Target>): UnfinishedUploads<Target> => {
  const { page, storageKey, readTarget, placeOf, keepMs } = options;
  const { subscribe, tell } = createListeners();

  const parse = (value: unknown): UnfinishedUpload<Target> | undefined => {
    if (!isRecord(value)) return undefined;
    const { fingerprint, fileName, size, sentBytes, point, storedKey, checksum, at } = value;
    const target = readTarget(value['target']);
    if (target === undefined || typeof at !== 'number' || at < Date.now() - keepMs) return undefined;
    if (point !== undefined && !isPoint(point)) return undefined;
    if (storedKey !== undefined && typeof storedKey !== 'string') return undefined;
    if (checksum !== undefined && typeof checksum !== 'string') return undefined;
    if (typeof fingerprint !== 'string' || typeof fileName !== 'string') return undefined;
    if (typeof size !== 'number' || typeof sentBytes !== 'number') return undefined;
    const standing = {
      ...(point && { point }),
      ...(storedKey !== undefined && { storedKey }),
      ...(checksum !== undefined && { checksum }),
    };
    return { fingerprint, fileName, size, sentBytes, target, ...standing, at };
  };
  const read = (): readonly UnfinishedUpload<Target>[] => {
    try {
      const stored: unknown = JSON.parse(page.localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((value) => parse(value) ?? []) : [];
    } catch {
      return [];
    }
  };
  let known = read();
  const changed = () => {
    known = read();
    tell();
  };
  const write = (uploads: readonly UnfinishedUpload<Target>[]) => {
    try {
      if (uploads.length === 0) page.localStorage.removeItem(storageKey);
      else page.localStorage.setItem(storageKey, JSON.stringify(uploads));
    } catch {
      // Storage is full or forbidden: the upload goes on, it is just not remembered.
    }
    changed();
  };
  const nameOf = ({ fingerprint, target }: Pick<UploadIdentity<Target>, 'fingerprint' | 'target'>) =>
    `${placeOf(target)} ${fingerprint}`;
  /** When this page forgot which. Another one that writes at the same time may not have heard of it yet, and write it again. */
  const forgotten = new Map<string, number>();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKey) return;
    const stored = read();
    const standing = stored.filter((upload) => upload.at > (forgotten.get(nameOf(upload)) ?? 0));
    if (standing.length < stored.length) write(standing);
    else changed();
  };
  page.addEventListener('storage', onStorage);

  const find = (identity: UploadIdentity<Target>) => read().find((upload) => nameOf(upload) === nameOf(identity));
  const forget = (identity: Pick<UploadIdentity<Target>, 'fingerprint' | 'target'>) => {
    const name = nameOf(identity);
    forgotten.set(name, Date.now());
    write(read().filter((upload) => nameOf(upload) !== name));
  };
  const keep = (
    { fingerprint, fileName, size, target }: UploadIdentity<Target>,
    standing: Pick<UnfinishedUpload<Target>, 'sentBytes' | 'point' | 'storedKey' | 'checksum'>,
  ) => {
    const upload = { fingerprint, fileName, size, target, ...standing, at: Date.now() };
    forgotten.delete(nameOf(upload));
    const before = read();
    const place = before.findIndex((one) => nameOf(one) === nameOf(upload));
    write(place < 0 ? [...before, upload] : before.with(place, upload));
  };

  return {
    list: () => known,
    subscribe,
    memoryOf: (identity) => ({
      recall: () => find(identity)?.point,
      keep: (point, sentBytes) => keep(identity, { point, sentBytes }),
      forget: () => forget(identity),
    }),
    begin(identity) {
      const { point, sentBytes = 0 } = find(identity) ?? {};
      keep(identity, { sentBytes, ...(point && { point }) });
    },
    store: (identity, key, checksum) =>
      keep(identity, { sentBytes: identity.size, storedKey: key, ...(checksum !== undefined && { checksum }) }),
    forget,
    close: () => page.removeEventListener('storage', onStorage),
  };
};
