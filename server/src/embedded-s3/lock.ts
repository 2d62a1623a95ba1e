import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from './disk.ts';

/** A held lock. */
export interface DirectoryLock {
  readonly kind: 'held';
  release(): Promise<void>;
}

/** A lock that another live process would not give up in time. */
export interface LockBusy {
  readonly kind: 'busy';
  readonly pid: number;
}

/** Name of the lock file in the folder. */
export const lockFile = 'lock';

const pollInterval = 50;

/**
 * Takes the lock of a folder for this process: a file with the process's id and start time. The lock of a dead
 * process, or of an id that another process has since been given, is taken over.
 * @param patience milliseconds to wait for a live holder to go.
 */
export async function lockDirectory(directory: string, patience: number): Promise<DirectoryLock | LockBusy> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, lockFile);
  const mine = `${process.pid} ${await startTime(process.pid)}`;
  const deadline = Date.now() + patience;
  for (;;) {
    if (await place(file, mine)) return { kind: 'held', release: () => release(file, mine) };
    const holder = await read(file);
    if (holder === undefined) continue;
    if (!(await isAlive(holder, mine))) {
      await takeAway(file, holder);
      continue;
    }
    if (Date.now() >= deadline) return { kind: 'busy', pid: Number.parseInt(holder, 10) };
    await sleep(pollInterval);
  }
}

// A hard link appears with its content at once, or fails when the name is taken.
async function place(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

// Two processes may find the same dead lock. The slower one could carry off the faster one's new lock: then it puts it back.
async function takeAway(file: string, dead: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await read(aside)) !== dead) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(file: string, mine: string): Promise<void> {
  if ((await read(file)) === mine) await rm(file, { force: true });
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function isAlive(holder: string, mine: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return holder === mine;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but another user's.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return holder === `${pid} ${await startTime(pid)}`;
}

// Linux: fields 3 and 22 of /proc/<pid>/stat, counted after the name, which may hold spaces. A zombie has no start
// time: it holds nothing any more. Elsewhere the answer is 0, and the id alone decides.
async function startTime(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : (fields[19] ?? '0');
  } catch {
    return '0';
  }
}
