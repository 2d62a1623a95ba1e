import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fingerprint, stampFile } from '../../rollup/built-from.mjs';
import { bundlesFolder } from '../scratch-bundles.mjs';

/** The repository's root: the tests' commands run there. */
export const root = process.cwd();

/** What the servers of the tests are built from. */
export const builtFrom = fingerprint('server', root);

const bundle = async (entries: Readonly<Record<string, string>>): Promise<string> => {
  const folder = join(bundlesFolder(), `api-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: Object.entries(entries).map(([out, path]) => ({ out, in: join(root, path) })),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    conditions: ['reelform-source'],
    alias: {
      '@reelform/engine/validation': join(root, 'engine/src/validation/index.ts'),
      '@reelform/engine/content': join(root, 'engine/src/validation/content/index.ts'),
      '@reelform/engine/srt': join(root, 'engine/src/validation/srt/index.ts'),
      '@reelform/engine/compile': join(root, 'engine/src/compile/index.ts'),
      '@reelform/schemas/api': join(root, 'schemas/api/contract.ts'),
    },
    logLevel: 'error',
  });
  await writeFile(join(folder, stampFile), builtFrom);
  return folder;
};

const bundles = new Map<string, Promise<string>>();

/** Bundles programs of the server for plain Node, packages left outside, once in a process; their folder. */
export const bundlePrograms = (entries: Readonly<Record<string, string>>): Promise<string> => {
  const key = JSON.stringify(entries);
  const made = bundles.get(key) ?? bundle(entries);
  bundles.set(key, made);
  return made;
};
