import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundlesFolder } from '../scratch-bundles.mjs';

it('what tests bundled goes with the processes that made it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelform-bundles-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const pid of [ended, process.pid]) {
    mkdirSync(join(folder, `api-${pid}/deep`), { recursive: true });
    writeFileSync(join(folder, `data-${pid}.mjs`), '');
  }
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(bundlesFolder(folder)).toBe(folder);
  expect(readdirSync(folder).sort()).toEqual([`api-${process.pid}`, `data-${process.pid}.mjs`, 'notes.txt']);
  rmSync(folder, { recursive: true });
});
