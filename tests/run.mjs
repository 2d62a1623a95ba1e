// All the tests: generated files, lint, types, packages, then vitest's projects (unit, api, journeys).
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const chromium = ensureChromium();
const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };

for (const args of [
  [join(root, 'tests/check.mjs')],
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
