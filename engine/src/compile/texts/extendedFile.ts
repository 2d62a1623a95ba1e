import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Longest chain of files that extend one another. */
export const mostExtended = 10;

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
