import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const installed = () => [process.env.CHROME_PATH, ...known].find((path) => path && existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Path of a Chromium: `CHROME_PATH`, one of the usual places, Debian's package (installed now when we may), or
 * `undefined` where Playwright's own is to be used, which is downloaded then.
 */
export function ensureChromium() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium …\n');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    const fresh = installed();
    if (fresh) return fresh;
  }
  process.stdout.write('Fetching Playwright’s Chromium …\n');
  if (!run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])) {
    throw new Error('No Chromium found: install Chrome or Chromium and set CHROME_PATH.');
  }
  return undefined;
}
