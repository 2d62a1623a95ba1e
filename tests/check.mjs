// Everything that is checked without running the product: generated files, forms, lint and import directions, types,
// unused code, and the packages as a partner would get them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const bin = (name) => join(root, 'node_modules/.bin', name);

const step = (title, command, args) => {
  const started = Date.now();
  const run = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 << 20 });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${run.status === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`);
  if (run.status === 0) return;
  process.stdout.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}\n`);
  process.exit(1);
};

step('generated files are made anew', 'npm', ['run', '--silent', 'generate']);
step('generated files are the committed ones', 'git', ['diff', '--exit-code', '--stat', '--', 'schemas/types']);
step('the public API is the recorded one', 'git', ['diff', '--exit-code', '--', 'engine/API.md', 'widgets/API.md']);
step('forms', process.execPath, ['engine/bin/reelform.mjs', 'check', 'schemas/forms']);
step('lint and import directions', bin('biome'), ['check', '--error-on-warnings', '.']);
step('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
step('unused code and dependencies', bin('knip'), []);
step('build', bin('rollup'), ['-c', '--silent', '--configTargets', 'app,server']);

const packed = mkdtempSync(join(tmpdir(), 'reelform-pack-'));
for (const name of ['schemas', 'engine', 'widgets']) {
  step(`package ${name}: build and pack`, 'npm', ['pack', '--silent', '--workspace', name, '--pack-destination', packed]);
}
for (const file of readdirSync(packed)) {
  step(`${file}: has its licence`, 'tar', ['-tzf', join(packed, file), 'package/LICENSE']);
  step(`${file}: publint`, bin('publint'), ['--strict', join(packed, file)]);
  step(`${file}: are the types wrong`, bin('attw'), [join(packed, file), '--profile', 'esm-only']);
}
rmSync(packed, { recursive: true });
