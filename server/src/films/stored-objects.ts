import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/queries.ts';
import { deleteRemoval, giveUpGrant, listRemovals, noteRemoval, type Removal } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';
import { type Storage, StorageDown, StorageRefused } from '../storage/storage.ts';

/** Objects that are asked for at once. */
const batch = 1000;

/**
 * Takes marked objects out of the store. While the store is down they stay marked, and the next sweep takes them: what
 * was asked for has happened as far as its owner can see.
 */
export async function sweepObjects(
  queries: Queries,
  storage: Storage,
  log: FastifyBaseLogger,
  keys?: readonly string[],
): Promise<void> {
  const marked = keys?.length === 0 ? [] : await listRemovals(queries, batch, { ...(keys && { keys }) });
  await takeOut(marked, storage, log, (key) => noteRemoval(queries, key));
}

/** Gives up an upload that is not taken and takes what the store has of it out, unless it was registered meanwhile. */
export async function discardUpload(
  { database: { tables }, now, storage }: Pick<Services, 'database' | 'now' | 'storage'>,
  log: FastifyBaseLogger,
  key: string,
): Promise<void> {
  await giveUpGrant(tables, key, new Date(now()));
  await sweepObjects(tables, storage, log, [key]);
}

/** The same of objects marked until `since`, which came again meanwhile or not: their addresses are no longer good. */
export async function sweepLateObjects(queries: Queries, storage: Storage, log: FastifyBaseLogger, since: Date): Promise<void> {
  const marked = await listRemovals(queries, batch, { since });
  await takeOut(marked, storage, log, (key) => deleteRemoval(queries, key));
}

async function takeOut(
  marked: readonly Removal[],
  storage: Storage,
  log: FastifyBaseLogger,
  note: (key: string) => Promise<unknown>,
): Promise<void> {
  let waiting = 0;
  for (const [gone, { key, uploadId }] of marked.entries()) {
    try {
      if (uploadId !== null) await storage.abortMultipart({ key, uploadId });
      await storage.remove(key);
      await note(key);
    } catch (error) {
      if (!(error instanceof StorageDown)) throw error;
      // One that the store holds on to, of a bucket with retention for instance, keeps no other waiting.
      waiting += error instanceof StorageRefused ? 1 : marked.length - gone;
      if (!(error instanceof StorageRefused)) break;
    }
  }
  if (waiting > 0) log.warn({ waiting }, 'objects wait for the store to be removed');
}
