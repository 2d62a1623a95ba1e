import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, root, stampFile } from '../../rollup/built-from.mjs';

/**
 * Builds the parts of the portal whose sources differ from what their `dist` was built from.
 * @param {('app' | 'server')[]} [targets]
 * @throws when the build fails; its output has been printed then.
 */
export function buildStale(targets = ['app', 'server']) {
  const stale = targets.filter((target) => {
    const stamp = join(root, target, 'dist', stampFile);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(target);
  });
  if (stale.length === 0) return;
  for (const target of stale) rmSync(join(root, target, 'dist'), { recursive: true, force: true });
  process.stdout.write(`Building ${stale.join(' and ')} …\n`);
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  const run = spawnSync(process.execPath, [rollup, '-c', '--silent', '--configTargets', stale.join(',')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error(`The build of ${stale.join(' and ')} failed.`);
}
