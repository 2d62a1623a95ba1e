import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Account } from '../repositories/accounts.ts';
import { findAnswer, insertAnswer, lockKey } from '../repositories/idempotency-keys.ts';
import { singleHeader } from './input.ts';

const longestKey = 255;

/** A request that may arrive more than once. */
export interface RepeatedRequest<Reply> {
  readonly request: FastifyRequest;
  readonly account: Account;
  /** What makes it the same request. */
  readonly content: unknown;
  readonly at: Date;
  /** Does what is asked for, within the caller's transaction. */
  readonly make: () => Promise<Reply | Refusal>;
  /** The film that the answer is about. */
  readonly filmOf: (reply: Reply) => number;
}

/**
 * Does one thing for one `Idempotency-Key`, however often the request arrives; the first answer is given again. Without
 * the header every request counts. A key with other contents is refused.
 */
export async function answerOnce<Reply extends object>(
  queries: Queries,
  { request, account, content, at, make, filmOf }: RepeatedRequest<Reply>,
): Promise<Reply | Refusal> {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined) return make();
  if (key.length > longestKey) return refuse('malformed', { path: '', keyword: 'idempotencyKey' });
  await lockKey(queries, account.id, key);
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest();
  const answered = await findAnswer(queries, account.id, key);
  if (answered) return answered.requestHash.equals(requestHash) ? (answered.reply as Reply) : refuse('reused_key'); // written below
  const reply = await make();
  if (reply instanceof Refusal) return reply;
  await insertAnswer(queries, { accountId: account.id, key, requestHash }, filmOf(reply), reply, at);
  return reply;
}
