import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: the nearest folder above this file whose package.json is named `reelform`. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'reelform') return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server must lie below the folder of the package named reelform.');
  return findRoot(parent);
}
