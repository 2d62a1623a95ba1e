import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Room in bytes for what the tests write: portals' data, the partner's 500 MB of packages, Chromium's profiles. */
const room = 6 * 2 ** 30;
const memory = '/dev/shm';

/** Whether programs may be run from a folder: containers often forbid it there. */
const runsPrograms = (folder) => {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
};

const hasRoom = () => {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > room;
};

/**
 * A folder for everything that the tests write, removed when this process ends. It lies in memory where that has room:
 * databases of 1,200 files each are written and removed by the dozen, and nothing in them outlives the tests.
 */
export function createScratch() {
  const make = (parent) => {
    const folder = mkdtempSync(join(parent, 'reelform-tests-'));
    // PostgreSQL, which refuses to run as root, has to get through.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  };
  if (existsSync(memory) && hasRoom()) {
    const folder = make(memory);
    if (runsPrograms(folder)) return folder;
  }
  return make(tmpdir());
}
