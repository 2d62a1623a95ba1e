import { existsSync, readFileSync } from 'node:fs';

/** What files held when they were read, by their paths; `undefined` where there was none. */
export type FilesRead = ReadonlyMap<string, Uint8Array | undefined>;

let noting: Map<string, Uint8Array | undefined> | undefined;

/** Whether there is a file. */
export const isThere = (file: string): boolean => {
  const is = existsSync(file);
  if (!is) noting?.set(file, undefined);
  return is;
};

/** What a file holds. @throws the system's error when it cannot be read */
export const bytesOf = (file: string): Uint8Array => {
  const bytes = readFileSync(file);
  noting?.set(file, bytes);
  return bytes;
};

/** Does synchronous work, and notes the files that it asks {@link isThere} and {@link bytesOf} for. */
export const notingFiles = <Result>(work: () => Result): { readonly result: Result; readonly files: FilesRead } => {
  const outer = noting;
  const files = new Map<string, Uint8Array | undefined>();
  noting = files;
  try {
    return { result: work(), files };
  } finally {
    noting = outer;
  }
};

/** Whether files hold what they held when they were read. */
export const areUnchanged = (files: FilesRead): boolean => {
  try {
    return [...files].every(([file, bytes]) => (bytes ? readFileSync(file).equals(bytes) : !existsSync(file)));
  } catch {
    return false;
  }
};
