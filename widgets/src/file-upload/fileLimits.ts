import { findAcceptedType } from '@reelform/engine/content';
import { createBlobSource } from '../media/blobSource.ts';

/** What a field takes, as its `ui:options` say. */
export interface FileLimits {
  /** Media types, `image/*` for all of a kind, and endings of names (`.csv`); `[]`: any. */
  readonly accept: readonly string[];
  /** `undefined`: any size. */
  readonly maxBytes: number | undefined;
}

/** Why a file is not taken; also the key of the text that says so. */
export type FileRefusal = 'empty' | 'tooLarge' | 'notAccepted';

/** Reads the limits out of `ui:options`; `accept` is a list, or a text as HTML has it. */
export const getFileLimits = (options: { readonly [name: string]: unknown }): FileLimits => {
  const { accept, maxBytes } = options;
  const kinds: readonly unknown[] = typeof accept === 'string' ? accept.split(',') : Array.isArray(accept) ? accept : [];
  return {
    accept: kinds.flatMap((kind) => (typeof kind === 'string' && kind.trim() !== '' ? [kind.trim()] : [])),
    maxBytes: typeof maxBytes === 'number' && maxBytes > 0 ? maxBytes : undefined,
  };
};

const isEndingOf = (kind: string, name: string) => kind.startsWith('.') && name.toLowerCase().endsWith(kind.toLowerCase());

/**
 * Why a file is not taken, `undefined` when it is: by its size, and by what it holds, whatever it is called, unless the
 * limits name an ending.
 * @throws what reading throws when the file can no longer be read
 */
export const findFileRefusal = async (file: File, { accept, maxBytes }: FileLimits): Promise<FileRefusal | undefined> => {
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
  if (accept.length === 0 || accept.some((kind) => isEndingOf(kind, file.name))) return undefined;
  const type = await findAcceptedType(createBlobSource(file), file.type.toLowerCase(), accept);
  return type === undefined ? 'notAccepted' : undefined;
};
