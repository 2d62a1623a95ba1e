import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const apart: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/** What lies in a folder and the folders in it. Node's own recursive reading follows links to folders from version 26 on. */
async function entriesBelow(directory: string): Promise<readonly Dirent[]> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter(({ name }) => !apart.has(name));
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => entriesBelow(join(directory, name)));
  return [...entries, ...(await Promise.all(below)).flat()];
}

/** Whether all that a file extends lies beside it. */
const extendsBeside = (text: string): boolean =>
  text
    .split('"extends"')
    .slice(1)
    .every((rest) => /^\s*:\s*"\.\/[\w.-]+"/.test(rest));

/**
 * What a folder of schemas is compiled from: its files, byte for byte, and the compiler.
 *
 * @param compiler what the program was built from
 * @returns `undefined` when files outside of the folder may take part
 */
export async function schemasKey(directory: string, compiler: string): Promise<string | undefined> {
  const own = await entriesBelow(directory);
  if (own.some((entry) => entry.isSymbolicLink())) return undefined;
  const files = own.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const hash = createHash('sha256').update(JSON.stringify([compiler, process.version]));
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const text = await readFile(path, 'utf8');
    // What stands in the folder itself belongs to the package: texts and lists lie below.
    if (dirname(relative(directory, path)) !== '.' && !extendsBeside(text)) return undefined;
    hash.update(JSON.stringify([relative(directory, path), text]));
  }
  return hash.digest('hex');
}
