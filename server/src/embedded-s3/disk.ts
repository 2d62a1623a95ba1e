import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Durable file operations: what they did is on the disk when they resolve. */
export interface Disk {
  /** Whether data is forced to the disk at all. */
  readonly fsync: boolean;
  /** A fresh path in the folder for unfinished files. */
  temporary(): string;
  /** Forces a folder's entries to the disk. */
  syncDirectory(directory: string): Promise<void>;
  /** Replaces a JSON file: readers and crashes see the old one or the new one, never a torn one. */
  writeJson(file: string, value: object): Promise<void>;
  /** Moves a finished file to its place. */
  publish(temporary: string, file: string): Promise<void>;
}

/** Makes the operations for one store; `temporaryDirectory` must be on the same file system as the rest. */
export function createDisk(temporaryDirectory: string, fsync: boolean): Disk {
  const temporary = () => join(temporaryDirectory, randomUUID());
  const syncDirectory = async (directory: string) => {
    // Windows cannot open a folder to sync it; NTFS journals its entries.
    if (!fsync || process.platform === 'win32') return;
    const handle = await open(directory, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  const publish = async (from: string, file: string) => {
    await rename(from, file);
    await syncDirectory(dirname(file));
  };
  const writeJson = async (file: string, value: object) => {
    const path = temporary();
    try {
      const handle = await open(path, 'wx');
      try {
        await handle.writeFile(JSON.stringify(value));
        if (fsync) await handle.sync();
      } finally {
        await handle.close();
      }
      await publish(path, file);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };
  return { fsync, temporary, syncDirectory, writeJson, publish };
}

/** Reads a JSON file of ours; `undefined` when it is not there. Throws when it is not what the guard wants. */
export async function readJson<T>(file: string, guard: (value: unknown) => value is T): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  return parseJson(text, guard, file);
}

/** Parses JSON of ours; throws an error that names the file when it is damaged. */
export function parseJson<T>(text: string, guard: (value: unknown) => value is T, file: string): T {
  const value: unknown = JSON.parse(text);
  if (!guard(value)) throw new Error(`${file} is damaged`);
  return value;
}

/** Whether an error is a system error of one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
