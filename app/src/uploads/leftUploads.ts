import type { UnfinishedUpload, UnfinishedUploads, UploadIdentity } from '@reelform/widgets/upload-core';
import type { TabLocks } from './tabLocks.ts';
import { getPlace, type UploadTarget } from './uploadTarget.ts';

/** An upload of an earlier visit: one that can be taken up again, or a stored file that waits for its form. */
export type LeftUpload = UnfinishedUpload<UploadTarget>;

/** What {@link createLeftUploads} needs. */
export interface LeftUploadsOptions {
  readonly memory: UnfinishedUploads<UploadTarget>;
  readonly locks: TabLocks;
  /** Names of the uploads that this page shows already. */
  readonly onBoard: () => ReadonlySet<string | undefined>;
  readonly onChange: () => void;
}

/** The uploads that earlier visits left. */
export interface LeftUploads {
  /** The same array until one comes or goes. */
  list(): readonly LeftUpload[];
  /** Looks what is left by now. */
  refresh(): void;
  /** What tells an upload from others. */
  nameOf(upload: Pick<UploadIdentity<UploadTarget>, 'fingerprint' | 'target'>): string;
}

/** Lists uploads that were left, but for those that this page or another tab is sending. */
export const createLeftUploads = ({ memory, locks, onBoard, onChange }: LeftUploadsOptions): LeftUploads => {
  const nameOf: LeftUploads['nameOf'] = ({ fingerprint, target }) => `${getPlace(target)} ${fingerprint}`;
  const awaited = new Set<string>();
  let elsewhere: ReadonlySet<string> = new Set();
  let left: readonly LeftUpload[] = [];

  const refresh = () => {
    const shown = onBoard();
    const now = memory.list().filter((one) => !shown.has(nameOf(one)) && !elsewhere.has(nameOf(one)));
    if (now.length !== left.length || now.some((one, at) => one !== left[at])) left = now;
  };
  const look = async () => {
    const shown = onBoard();
    const names = memory.list().map(nameOf);
    elsewhere = await locks.findTaken(names.filter((name) => !shown.has(name)));
    refresh();
    onChange();
    for (const name of elsewhere) {
      if (awaited.has(name)) continue;
      awaited.add(name);
      void locks
        .untilFree(name)
        .finally(() => awaited.delete(name))
        .then(lookOrLeaveIt, () => undefined);
    }
  };
  const lookOrLeaveIt = () => void look().catch(() => undefined);
  memory.subscribe(lookOrLeaveIt);
  lookOrLeaveIt();
  return { list: () => left, refresh, nameOf };
};
