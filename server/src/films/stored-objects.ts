import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/queries.ts';
import { deleteRemoval, listRemovals } from '../repositories/uploads.ts';
import { type Storage, StorageDown } from '../storage/storage.ts';

/**
 * Takes marked objects out of the store. While the store is down they stay marked, and the next sweep takes them: what
 * was asked for has happened as far as its owner can see.
 * @returns how many are gone
 */
export async function sweepObjects(
  queries: Queries,
  storage: Storage,
  log: FastifyBaseLogger,
  keys?: readonly string[],
): Promise<number> {
  const marked = keys?.length === 0 ? [] : await listRemovals(queries, 1000, keys);
  let gone = 0;
  for (const { key, uploadId } of marked) {
    try {
      if (uploadId !== null) await storage.abortMultipart({ key, uploadId });
      await storage.remove(key);
    } catch (error) {
      if (!(error instanceof StorageDown)) throw error;
      log.warn({ waiting: marked.length - gone }, 'objects wait for the store to be removed');
      return gone;
    }
    await deleteRemoval(queries, key);
    gone += 1;
  }
  return gone;
}
