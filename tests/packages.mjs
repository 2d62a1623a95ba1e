import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The packages that partners install. */
export const packages = ['schemas', 'engine', 'widgets'];

/** The packed files below a folder: all, or none yet. */
export const packedFiles = (folder) => {
  const files = folder ? readdirSync(folder).filter((name) => name.endsWith('.tgz')) : [];
  return files.length === packages.length ? files.map((name) => join(folder, name)) : [];
};

/** The arguments with which npm builds and packs one of them into a folder. */
export const packArguments = (name, folder) => ['pack', '--silent', '--workspace', name, '--pack-destination', folder];

/** Builds and packs all of them into a folder. */
export const pack = (folder, env = process.env) => {
  for (const name of packages) {
    const { status, stdout, stderr } = spawnSync('npm', packArguments(name, folder), { cwd: root, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm pack of ${name}:\n${stdout}${stderr}`);
  }
};
