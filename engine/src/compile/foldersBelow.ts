import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below a root whose files are nobody's of ours. */
export const isForeign = (path: string): boolean => /[\\/](node_modules|dist)([\\/]|$)/.test(path);

/** The folders below a root, each with what tells it from another one of its name; none that is gone or may not be read. */
export const foldersBelow = (root: string, within = ''): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  try {
    const { ino, birthtimeMs } = statSync(join(root, within));
    found.set(within, `${ino} ${birthtimeMs}`);
    for (const entry of readdirSync(join(root, within), { withFileTypes: true })) {
      const path = join(within, entry.name);
      if (entry.isDirectory() && !isForeign(`/${path}`)) for (const one of foldersBelow(root, path)) found.set(...one);
    }
  } catch {
    // What is gone by now is told where it is compiled.
  }
  return found;
};
