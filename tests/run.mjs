// All the tests, in three rows at once, so that no core ever waits. One checks (generated files, lint, types, the builds,
// the packages), then goes on the journeys in the browser, which need the builds and wait for more than half of their
// time. The others need no build: unit tests, and at a lower priority the tests of the calls, which fill what is left.
// With arguments, vitest is handed these after the checks.
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { endGroupsWithThis, startGroup } from './groups.mjs';
import { createScratch } from './scratch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const chromium = ensureChromium();
const scratch = createScratch();
const packed = join(scratch, 'packages');
mkdirSync(packed);
// Room for young objects: with V8's usual 16 MiB a seventh of the tests' and the build's time went into collecting them.
const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
const env = {
  ...process.env,
  NODE_OPTIONS: options,
  TMPDIR: scratch,
  PACKED: packed,
  ...(chromium && { CHROME_PATH: chromium }),
  // What is printed passes through here, to the same terminal.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};
// Ended from outside, it ends all that it began, and removes its folder.
endGroupsWithThis();

/** Priority of what leaves the processor to others, as of `nice`. */
const yielding = 3;

/** How much of what a script printed last is kept, in characters: its failures and its summary. */
const mostKept = 20_000;

/** What scripts that failed printed last, to be said again at the end: rows that ran beside them print on. */
const failures = [];

/** Runs a script to its end, its output here, and says how long it took; whether it went well. */
const run = (script, args = [], priority = 0) =>
  new Promise((done) => {
    const started = Date.now();
    const child = startGroup([join(root, script), ...args], env);
    if (priority !== 0) setPriority(child.pid, priority);
    let last = '';
    for (const [output, here] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      output.setEncoding('utf8').on('data', (text) => {
        here.write(text);
        last = (last + text).slice(-mostKept);
      });
    child.once('close', (code, signal) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const how = code === 0 ? '' : `, ${signal ?? `code ${code}`}`;
      const line = `\n${code === 0 ? '✓' : '✗'} ${[script, ...args].join(' ')} (${seconds} s${how})\n`;
      process.stdout.write(line);
      if (code !== 0) failures.push(`${last}${line}`);
      done(code === 0);
    });
  });
const check = () => run('tests/check.mjs');
const vitest = (args, priority) => run('node_modules/vitest/vitest.mjs', ['run', ...args], priority);
const atOnce = async (...steps) => (await Promise.all(steps)).every(Boolean);
const inOrder = async (...steps) => {
  for (const step of steps) if (!(await step())) return false;
  return true;
};

const chosen = process.argv.slice(2);
const passed =
  chosen.length > 0
    ? await inOrder(check, () => vitest(chosen))
    : await atOnce(
        inOrder(check, () => vitest(['--project', 'journeys'])),
        vitest(['--project', 'dom*', '--project', 'unit']),
        vitest(['--project', 'api'], yielding),
      );
if (!passed) {
  // Not at once: what is printed is read to its end first.
  process.exitCode = 1;
  if (chosen.length === 0) process.stdout.write(failures.join('\n'));
}
