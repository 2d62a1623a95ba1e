import { sql } from 'kysely';
import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** A request that was answered under a key of its sender's choice. */
export interface AnsweredRequest {
  readonly accountId: number;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** What was answered under a key; `undefined` when nothing was. */
export const findAnswer = (queries: Queries, accountId: number, key: string) =>
  queries
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'film_id as filmId', 'reply'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Holds a key against other requests until the transaction ends. */
export const lockKey = (queries: Queries, accountId: number, key: string) =>
  sql`select pg_advisory_xact_lock(${accountId}, hashtext(${key}))`.execute(queries);

/** Keeps an answer under a key that the caller holds. */
export const insertAnswer = (queries: Queries, request: AnsweredRequest, filmId: number, reply: object, at: Date) =>
  queries
    .insertInto('idempotency_keys')
    .values({
      account_id: request.accountId,
      key: request.key,
      request_hash: request.requestHash,
      film_id: filmId,
      reply: JSON.stringify(reply),
      created_at: at,
    })
    .execute();

/** Forgets answers from before a time. */
export const deleteAnswersBefore = (queries: Queries, before: Date) =>
  deleteInBatches(queries, 'idempotency_keys', (where) => where('created_at', '<', before));
