import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Imports a TypeScript file of the repository into plain Node: our own files bundled, packages left outside.
 * @param {string} path from the repository's root, which must be the working directory
 */
export async function importSource(path) {
  const folder = join(process.cwd(), 'node_modules/.cache/reelform');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${basename(path, '.ts')}-${process.pid}.mjs`);
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
  return import(pathToFileURL(outfile).href);
}
