import type { UnfinishedUploads } from '@reelform/widgets/upload-core';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import { isForLater } from './isForLater.ts';
import type { LeftUpload, LeftUploads } from './leftUploads.ts';
import type { RegisterOptions } from './registerFile.ts';
import { registerFile } from './registerFile.ts';
import type { TabLocks } from './tabLocks.ts';
import { isSavedWithForm, type UploadTarget } from './uploadTarget.ts';

/** A file that an earlier visit had stored, and what became of it in this one. */
export interface LateFile extends Pick<LeftUpload, 'fileName' | 'fingerprint' | 'target'> {
  /** Why it was refused; `undefined` when it was registered. */
  readonly refusal: ApiError | undefined;
}

/** What {@link registerLeft} works with. */
export interface RegisterLeftOptions extends Pick<RegisterOptions, 'signal' | 'giveUpMs' | 'firstWaitMs' | 'longestWaitMs'> {
  readonly api: ApiClient;
  readonly memory: UnfinishedUploads<UploadTarget>;
  readonly locks: TabLocks;
  readonly left: LeftUploads;
  /** Told of each file that was registered, or was refused for good. */
  readonly onSettled: (late: LateFile) => void;
}

/** Refusals after which the same file can be sent again: the store has it no more, or has it otherwise. */
const againCodes: ReadonlySet<string> = new Set(['upload_missing', 'damaged_upload']);

/** Registers what an earlier visit stored and did not live to register: nothing of it is sent again. */
export const registerLeft = async (options: RegisterLeftOptions): Promise<void> => {
  const { api, memory, locks, left, onSettled, ...trying } = options;

  const register = async (one: LeftUpload, key: string) => {
    // A browser that gives this page no locks, or no more of them, leaves it to a later visit.
    const release = await locks.take(left.nameOf(one)).catch(() => undefined);
    if (!release) return;
    const { checksum, fileName, fingerprint, target } = one;
    try {
      await registerFile(api, { key, fileName, checksum }, target, { ...trying, onWaiting: () => undefined });
      memory.forget(one);
      onSettled({ fileName, fingerprint, target, refusal: undefined });
    } catch (error) {
      if (!(error instanceof ApiError) || isForLater(error)) return;
      if (againCodes.has(error.code)) {
        memory.begin(one);
        return;
      }
      memory.forget(one);
      onSettled({ fileName, fingerprint, target, refusal: error });
    } finally {
      release();
    }
  };
  const stored = memory.list().filter(({ target }) => !isSavedWithForm(target));
  await Promise.all(stored.map((one) => one.storedKey !== undefined && register(one, one.storedKey)));
};
