import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the peers' packages from their own lock file where that has not been done since it changed. */
export const installPeers = (folder) => {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  process.stdout.write('Installing the peers …\n');
  const { status } = spawnSync('npm', ['ci', '--no-progress'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm ci in tests/bench failed');
};
