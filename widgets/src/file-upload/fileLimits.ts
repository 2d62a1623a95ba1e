import { findAcceptedType } from '@reelform/engine/content';
import { createBlobSource } from '../media/blobSource.ts';

/** What a field takes, as its `ui:options` say. */
export interface FileLimits {
  /** Media types, `image/*` for all of a kind; `[]`: any. */
  readonly accept: readonly string[];
  /** `undefined`: any size. */
  readonly maxBytes: number | undefined;
}

/** Why a file is not taken; also the key of the text that says so. */
export type FileRefusal = 'empty' | 'tooLarge' | 'notAccepted';

/** Reads the limits out of `ui:options`. */
export const getFileLimits = (options: { readonly [name: string]: unknown }): FileLimits => {
  const { accept, maxBytes } = options;
  return {
    accept: Array.isArray(accept) ? accept.filter((type) => typeof type === 'string') : [],
    maxBytes: typeof maxBytes === 'number' && maxBytes > 0 ? maxBytes : undefined,
  };
};

/**
 * Why a file is not taken, `undefined` when it is: by its size, and by what it holds, whatever it is called.
 * @throws what reading throws when the file can no longer be read
 */
export const findFileRefusal = async (file: File, { accept, maxBytes }: FileLimits): Promise<FileRefusal | undefined> => {
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
  if (accept.length === 0) return undefined;
  const type = await findAcceptedType(createBlobSource(file), file.type.toLowerCase(), accept);
  return type === undefined ? 'notAccepted' : undefined;
};
