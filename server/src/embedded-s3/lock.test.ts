import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory, lockFile } from './lock.ts';
import { makeFolder } from './testing.ts';

let directory: string;
beforeEach(() => {
  directory = makeFolder();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('is held by one, until it is released', async () => {
  const lock = await lockDirectory(directory, 0);
  expect(await lockDirectory(directory, 0)).toEqual({ kind: 'busy', pid: process.pid });
  const waiting = lockDirectory(directory, 60_000);
  if (lock.kind === 'held') await lock.release();
  const next = await waiting;
  expect(next.kind).toBe('held');
  if (next.kind === 'held') await next.release();
  expect(readdirSync(directory)).toEqual([]);
});

it('is let go without complaint where somebody has taken the file away', async () => {
  const lock = await lockDirectory(directory, 0);
  rmSync(join(directory, lockFile));
  if (lock.kind === 'held') await lock.release();
  expect(lock.kind).toBe('held');
});

it('is given to one of several at a time', async () => {
  writeFileSync(join(directory, lockFile), '999999999 1');
  const locks = await Promise.all(Array.from({ length: 8 }, () => lockDirectory(directory, 0)));
  expect(locks.filter(({ kind }) => kind === 'held')).toHaveLength(1);
});

it.each([
  ['a process that is gone', () => '999999999 1'],
  ['an id that this process was given anew', () => `${process.pid} 1`],
  ['an id that no process has', () => '0 0'],
  ['something else', () => 'hello'],
])('is taken over from %s', async (_, text) => {
  writeFileSync(join(directory, lockFile), text());
  expect((await lockDirectory(directory, 0)).kind).toBe('held');
});

it.runIf(process.platform === 'linux')('is taken over from an id that another process was given since', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(join(directory, lockFile), `${other.pid} 1`);
  expect((await lockDirectory(directory, 0)).kind).toBe('held');
  other.kill();
  await once(other, 'exit');
});
