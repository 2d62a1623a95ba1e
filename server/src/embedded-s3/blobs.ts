import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, hasCode } from './disk.ts';
import type { Segment } from './records.ts';

/** A blob being written: nobody sees it before `commit`. */
export interface BlobWriter {
  /** Takes bytes; waits only while two batches are unwritten, so memory stays bounded. */
  append(bytes: Buffer): Promise<void>;
  /** Makes it durable under its final name, which is returned. */
  commit(): Promise<string>;
  /** Gives it up. Harmless after a failed commit. */
  discard(): Promise<void>;
}

/** Immutable files of bytes under random names. */
export interface BlobStore {
  write(): Promise<BlobWriter>;
  /** Gives the data of blobs second names, so that an object can be copied without its bytes. */
  duplicate(segments: readonly Segment[]): Promise<Segment[]>;
  /** Removes blobs; those being read go when their last reader has gone. */
  remove(segments: readonly Segment[]): Promise<void>;
  /** Keeps blobs from being removed until the function returned is called. */
  hold(segments: readonly Segment[]): () => Promise<void>;
  /** Streams bytes `first` to `last`, both included, of segments in a row. */
  read(segments: readonly Segment[], first: number, last: number): AsyncGenerator<Buffer>;
}

/** Bytes gathered before one write call. */
const batchSize = 1 << 20;

/** Opens the blob store in a folder. */
export function createBlobStore(directory: string, disk: Disk): BlobStore {
  const readers = new Map<string, number>();
  const doomed = new Set<string>();
  const path = (blob: string) => join(directory, blob);

  const remove = async (segments: readonly Segment[]) => {
    for (const { blob } of segments) {
      if (readers.has(blob)) doomed.add(blob);
      else await rm(path(blob), { force: true });
    }
  };

  const hold = (segments: readonly Segment[]) => {
    for (const { blob } of segments) readers.set(blob, (readers.get(blob) ?? 0) + 1);
    return async () => {
      const free: Segment[] = [];
      for (const segment of segments) {
        const left = (readers.get(segment.blob) ?? 1) - 1;
        if (left > 0) readers.set(segment.blob, left);
        else readers.delete(segment.blob);
        if (left === 0 && doomed.delete(segment.blob)) free.push(segment);
      }
      await remove(free);
    };
  };

  const duplicate = async (segments: readonly Segment[]) => {
    const copies: Segment[] = [];
    for (const { blob, size } of segments) {
      const copy = randomUUID();
      await linkOrCopy(path(blob), path(copy));
      copies.push({ blob: copy, size });
    }
    await disk.syncDirectory(directory);
    return copies;
  };

  const read = async function* (segments: readonly Segment[], first: number, last: number): AsyncGenerator<Buffer> {
    let offset = 0;
    for (const { blob, size } of segments) {
      const start = Math.max(first - offset, 0);
      const end = Math.min(last - offset, size - 1);
      if (start <= end) yield* createReadStream(path(blob), { start, end, highWaterMark: 1 << 18 });
      offset += size;
      if (offset > last) return;
    }
  };

  return { write: () => openWriter(path, disk), duplicate, remove, hold, read };
}

async function openWriter(path: (blob: string) => string, disk: Disk): Promise<BlobWriter> {
  const blob = randomUUID();
  const temporary = disk.temporary();
  const handle = await open(temporary, 'wx');
  let batch: Buffer[] = [];
  let batched = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let failure: unknown;

  const flush = () => {
    const bytes = batch;
    const total = batched;
    batch = [];
    batched = 0;
    // Kept rather than thrown: nobody may be waiting when it happens.
    writing = writeAll(handle, bytes, total).catch((error: unknown) => {
      failure ??= error;
    });
  };
  const settle = async () => {
    await writing;
    if (failure !== undefined) throw failure;
  };
  return {
    append: async (bytes) => {
      batch.push(bytes);
      batched += bytes.length;
      if (batched < batchSize) return;
      await settle();
      flush();
    },
    commit: async () => {
      await settle();
      flush();
      await settle();
      if (disk.fsync) await handle.datasync();
      await handle.close();
      await disk.publish(temporary, path(blob));
      return blob;
    },
    discard: async () => {
      await writing;
      await handle.close();
      await rm(temporary, { force: true });
    },
  };
}

type Handle = Awaited<ReturnType<typeof open>>;

async function writeAll(handle: Handle, batch: Buffer[], total: number): Promise<void> {
  if (total === 0) return;
  const { bytesWritten } = await handle.writev(batch);
  if (bytesWritten === total) return;
  const rest = Buffer.concat(batch).subarray(bytesWritten);
  for (let at = 0; at < rest.length; ) at += (await handle.write(rest, at)).bytesWritten;
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS')) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const handle = await open(to, 'r+');
    await handle.sync().finally(() => handle.close());
  }
}
