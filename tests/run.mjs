// All the tests. What needs no build runs beside the checks: generated files, lint, types, the builds, the packages.
// Then what needs the builds: the journeys in the browser. With arguments, vitest is handed these after the checks.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const chromium = ensureChromium();
const packed = mkdtempSync(join(tmpdir(), 'reelform-pack-'));
const env = { ...process.env, PACKED: packed, ...(chromium && { CHROME_PATH: chromium }) };
process.once('exit', () => rmSync(packed, { recursive: true, force: true }));

/** Runs a script to its end, its output here; whether it went well. */
const run = (script, args = []) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(root, script), ...args], { stdio: 'inherit', env });
    child.once('exit', (code) => {
      if (code !== 0) process.stdout.write(`\n✗ ${[script, ...args].join(' ')}\n`);
      done(code === 0);
    });
  });
const check = () => run('tests/check.mjs');
const vitest = (...args) => run('node_modules/vitest/vitest.mjs', ['run', ...args]);
const inOrder = async (...steps) => {
  for (const step of steps) if (!(await step())) return false;
  return true;
};

const chosen = process.argv.slice(2);
const passed =
  chosen.length > 0
    ? await inOrder(check, () => vitest(...chosen))
    : await inOrder(
        async () => (await Promise.all([check(), vitest('--project', '!journeys')])).every(Boolean),
        () => vitest('--project', 'journeys'),
      );
if (!passed) process.exit(1);
