import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const sources = {
  app: ['app/src', 'app/index.html', 'app/public', 'engine/src', 'widgets/src', 'schemas/api', 'schemas/types'],
  server: ['server/src', 'engine/src', 'schemas/api', 'schemas/types'],
};
const always = ['package-lock.json', 'rollup.config.mjs', 'rollup', 'tsconfig.json'];

const filesBelow = (path) => {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const fingerprint = (target) => {
  const hash = createHash('sha256');
  for (const path of [...always, ...sources[target]]) {
    const files = /\.\w+$/.test(path) ? [join(root, path)] : filesBelow(path).sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/**
 * Builds the parts of the portal whose sources differ from what their `dist` was built from.
 * @param {('app' | 'server')[]} [targets]
 * @throws when the build fails; its output has been printed then.
 */
export function buildStale(targets = ['app', 'server']) {
  const stale = targets
    .map((target) => ({ target, stamp: join(root, target, 'dist/.built-from'), now: fingerprint(target) }))
    .filter(({ stamp, now }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now);
  if (stale.length === 0) return;
  const names = stale.map(({ target }) => target).join(',');
  process.stdout.write(`Building ${names.replace(',', ' and ')} …\n`);
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  const run = spawnSync(process.execPath, [rollup, '-c', '--silent', '--configTargets', names], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error(`The build of ${names} failed.`);
  for (const { target, stamp, now } of stale) {
    mkdirSync(join(root, target, 'dist'), { recursive: true });
    writeFileSync(stamp, now);
  }
}
