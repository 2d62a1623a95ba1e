import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const sources = {
  app: ['app/src', 'app/index.html', 'app/public', 'engine/src', 'widgets/src', 'schemas/api', 'schemas/types'],
  server: ['server/src', 'engine/src', 'schemas/api', 'schemas/types'],
};
const always = ['package-lock.json', 'rollup.config.mjs', 'rollup', 'engine/bundler', 'tsconfig.json'];

const filesBelow = (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

/** Hash of everything that the app or the server is built from, in the checkout at `from`; the default is this one. */
export const fingerprint = (target, from = root) => {
  const hash = createHash('sha256');
  for (const path of [...always, ...sources[target]]) {
    const files = /\.\w+$/.test(path) ? [join(from, path)] : filesBelow(join(from, path)).sort();
    for (const file of files) hash.update(file.slice(from.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Notes in a build's folder what it was built from. */
export const builtFrom = (target) => ({
  name: 'built-from',
  writeBundle: ({ dir }) => writeFile(join(dir, stampFile), fingerprint(target)),
});

/** Name of that note. */
export const stampFile = '.built-from';
