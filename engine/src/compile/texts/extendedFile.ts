import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { isThere } from '../filesRead.ts';

/** Longest chain of files that extend one another. */
export const mostExtended = 10;

const isBeside = (name: string): boolean => /^\.{1,2}\//.test(name);

/** Says why the file is not taken that an `"extends"` names, `kind` in words: `a list`. */
export const unextended = (depth: number, kind: string, name: unknown): string =>
  depth < mostExtended
    ? `'extends' names ${kind} that is not there${isBeside(String(name)) ? '.' : ": is its package installed? A file beside this one begins with './'."}`
    : `More than ${mostExtended} files extend one another here: does one of them extend itself?`;

/**
 * The file that an `"extends"` names: one beside the file (`./…`), or one of an installed package.
 *
 * @returns `undefined` where there is no such file or package
 */
export const extendedFile = (file: string, name: string): string | undefined => {
  const beside = resolve(dirname(file), name);
  if (isBeside(name)) return isThere(beside) ? beside : undefined;
  try {
    return createRequire(resolve(file)).resolve(name);
  } catch {
    return undefined;
  }
};
