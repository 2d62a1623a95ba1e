import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process still runs; one of somebody else's does. */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * The folder for what the tests bundle, each under a name that ends in the number of the process that made it. What
 * processes left behind that have ended is taken away: one that was killed could not.
 * @param {string} [folder]
 */
export function bundlesFolder(folder = join(process.cwd(), 'node_modules/.cache/reelform')) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const pid = /-(\d+)(\.mjs)?$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return folder;
}
