import { mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Why something cannot be written, by the system's word for it (https://nodejs.org/api/errors.html#common-system-errors). */
const obstacles: { readonly [code: string]: string } = {
  EEXIST: 'a file stands where its folder belongs',
  ENOTDIR: 'a file stands where its folder belongs',
  EISDIR: 'it is a folder',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  ENOENT: 'nothing can be written there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Makes a folder and those around it. One by one: Node's own way of doing so never ends where the system lets nobody make any. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/**
 * Writes what `attempt` writes into a folder, which is made where there is none.
 * @param place what is named when that cannot be done
 * @throws an error that says in words why it cannot be written
 */
export const writeInto = (folder: string, place: string, attempt: () => void): void => {
  try {
    makeFolder(resolve(folder));
    attempt();
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
    const why = obstacles[code] ?? (error instanceof Error ? error.message : String(error));
    throw new Error(`'${place}' cannot be written: ${why}.`);
  }
};

/**
 * Puts a text in the place of a file, whole at any time. One that says the same already is left alone: whoever watches it
 * would take the page anew.
 */
export const replaceFile = (file: string, text: string): void => {
  const former = statSync(file, { throwIfNoEntry: false });
  if (former?.isFile() && readFileSync(file, 'utf8') === text) return;
  const place = former ? realpathSync(file) : file;
  // A device takes what it is told; a folder says that it is one.
  const fresh = !former || former.isFile() ? `${place}.new` : place;
  writeFileSync(fresh, text);
  if (fresh !== place) renameSync(fresh, place);
};

/** Puts a text in the place of a file, as `replaceFile` does, and makes its folder where there is none. */
export const writeText = (file: string, text: string): void => writeInto(dirname(file), file, () => replaceFile(file, text));
