import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from './embedded-s3/disk.ts';

/** A data directory that another process is using. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** A lock that is held. */
export interface DirectoryLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the kernel's own count; `''` where that cannot be known. */
  readonly began: string;
}

const beatMs = 2000;
const silentMs = 15_000;

/**
 * Takes a data directory for this process alone: two processes on one embedded database silently lose each other's
 * rows. The lock of a process that was killed is taken over.
 * @throws {DirectoryInUse} while its holder lives
 */
export async function lockDataDirectory(directory: string): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.lock');
  const mine = join(directory, `server.lock.${process.pid}`);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) } satisfies Holder));
  try {
    while (!link(mine, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder, file))
        throw new DirectoryInUse(
          `${directory} is in use by another server (process ${holder.pid} on ${holder.host}). Stop it, or set DATA_DIR to another folder.`,
        );
      if (!takeOver(mine, file)) await pause(50);
      else break;
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const beat = setInterval(() => touch(file), beatMs).unref();
  return {
    release() {
      clearInterval(beat);
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Replaces a dead process's lock; one process at a time may try. */
function takeOver(mine: string, file: string): boolean {
  const turn = `${file}.takeover`;
  if (!link(mine, turn)) {
    const other = readHolder(turn);
    if (!other || !isAlive(other, turn)) rmSync(turn, { force: true });
    return false;
  }
  try {
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) return false;
    writeFileSync(`${mine}.next`, readFileSync(mine));
    renameSync(`${mine}.next`, file);
    return true;
  } finally {
    unlinkSync(turn);
  }
}

/** False when the name is taken. A hard link appears with its content, which a created file does not. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, host, began } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string' && typeof began === 'string' ? { pid, host, began } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - modifiedAt(file) < silentMs;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return holder.began === '' || holder.began === beganAt(holder.pid);
}

/** Boot and field 22 of /proc/<pid>/stat (proc(5)): process ids are used again, this pair is not. */
function beganAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? 'ended' : `${boot} ${fields?.[19] ?? ''}`;
  } catch {
    return '';
  }
}

function modifiedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was taken away under the running server; its next write says so.
  }
}
