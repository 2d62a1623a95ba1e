#!/usr/bin/env node
// The `reelform` command. An installed package runs what was built; in the repository the sources are bundled first.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const engine = dirname(dirname(fileURLToPath(import.meta.url)));
const isRepository = existsSync(join(engine, 'tsconfig.build.json'));

const loadSources = async () => {
  const { build } = await import('esbuild');
  await mkdir(join(engine, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(engine, 'dist/cli-'));
  try {
    const outfile = join(folder, 'cli.mjs');
    await build({
      entryPoints: [join(engine, 'src/compile/cli.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
};

// Who has read enough closes its end, as `head` does: what is said from then on is for nobody.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 1;
    if (stream === process.stdout) process.stderr.write(`What is said cannot be written: ${error.message}.\n`);
  });
}

const { main } = isRepository ? await loadSources() : await import('../dist/compile/cli.js');
const code = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
process.exitCode ||= code;
