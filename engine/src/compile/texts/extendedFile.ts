import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Longest chain of files that extend one another. */
export const mostExtended = 10;

/** Says why the file is not taken that an `"extends"` names, `kind` in words: `a list`. */
export const unextended = (depth: number, kind: string): string =>
  depth < mostExtended
    ? `'extends' names ${kind} that is not there.`
    : `More than ${mostExtended} files extend one another here: does one of them extend itself?`;

/**
 * The file that an `"extends"` names: one beside the file (`./…`), or one of an installed package.
 *
 * @returns `undefined` where there is no such package
 */
export const extendedFile = (file: string, name: string): string | undefined => {
  if (/^\.{1,2}\//.test(name)) return resolve(dirname(file), name);
  try {
    return createRequire(resolve(file)).resolve(name);
  } catch {
    return undefined;
  }
};
