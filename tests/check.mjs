// Everything that is checked without running the product: generated files, forms, lint and import directions, types,
// unused code, and the packages as a partner would get them. They stay in the folder PACKED when it is given.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packArguments, packages, packedFiles } from './packages.mjs';

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
step('generated files are the committed ones', 'git', [
  'diff',
  '--exit-code',
  '--stat',
  '--',
  'schemas/types',
  'schemas/options',
  'engine/src/compile/formats/formatCode.ts',
]);
step('the public API is the recorded one', 'git', ['diff', '--exit-code', '--', 'engine/API.md', 'widgets/API.md']);
step('the coverage of the requirements is the recorded one', 'git', [
  'diff',
  '--exit-code',
  '--stat',
  '--',
  'docs/coverage.md',
]);
step('forms', process.execPath, ['engine/bin/reelform.mjs', 'check', 'schemas/forms']);
step('lint and import directions', bin('biome'), ['check', '--error-on-warnings', '.']);
step('code of the guides is written out', process.execPath, ['tests/guide-fragments.mjs']);
// One checker: of its usual four each works out anew what the others know, twice the work, and the cores are not free.
step('types, and those of the guides', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1']);
step('unused code and dependencies', bin('knip'), []);
step('build', bin('rollup'), ['-c', '--silent', '--configTargets', 'app,server']);

const { PACKED } = process.env;
const packed = PACKED ?? mkdtempSync(join(tmpdir(), 'reelform-pack-'));
for (const name of packages) step(`package ${name}: build and pack`, 'npm', packArguments(name, packed));
for (const file of packedFiles(packed)) {
  step(`${basename(file)}: has its licence`, 'tar', ['-tzf', file, 'package/LICENSE']);
  if (!basename(file).includes('engine'))
    step(`${basename(file)}: has those of others`, 'tar', ['-tzf', file, 'package/dist/third-party-licences.txt']);
  step(`${basename(file)}: publint`, bin('publint'), ['--strict', file]);
  step(`${basename(file)}: are the types wrong`, bin('attw'), [file, '--profile', 'esm-only']);
}
if (!PACKED) rmSync(packed, { recursive: true });
