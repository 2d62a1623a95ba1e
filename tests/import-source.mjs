import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundlesFolder } from './scratch-bundles.mjs';

/**
 * Imports a TypeScript file of the repository into plain Node: our own files bundled, packages left outside.
 * @param {string} path from the repository's root, which must be the working directory
 */
export async function importSource(path) {
  const outfile = join(bundlesFolder(), `${basename(path, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['reelform-source'],
    alias: {
      '@reelform/engine/validation': join(process.cwd(), 'engine/src/validation/index.ts'),
      '@reelform/engine/content': join(process.cwd(), 'engine/src/validation/content/index.ts'),
      '@reelform/engine/srt': join(process.cwd(), 'engine/src/validation/srt/index.ts'),
      '@reelform/engine/compile': join(process.cwd(), 'engine/src/compile/index.ts'),
      '@reelform/schemas/api': join(process.cwd(), 'schemas/api/contract.ts'),
    },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href).finally(() => rm(outfile, { force: true }));
}
