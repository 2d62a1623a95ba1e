import { createHash } from 'node:crypto';
import type { CallName } from '@reelform/schemas/api';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Refusal, refuse } from '../errors.ts';
import { countAttempt } from '../repositories/throttle-counters.ts';

/**
 * Counts an attempt by address and by e-mail; a refusal when either had too many.
 * @param device what the e-mail's own browser is known by, whose attempts count by themselves: those of strangers keep nobody out
 */
export type Throttle = (
  request: FastifyRequest,
  call: CallName,
  email: string,
  device?: string,
) => Promise<Refusal | undefined>;

/** Limits attempts; the counters are in the database, so that every server counts them. */
export function createThrottle(database: Database, { rateLimit }: Config, now: () => number): Throttle {
  return async (request, call, email, device) => {
    const account = email.trim().toLowerCase();
    const keys = [`address ${networkOf(request.ip)}`, device ? `device ${device} ${account}` : `account ${account}`];
    let waitMs = 0;
    for (const key of keys) {
      const hash = createHash('sha256').update(`${call} ${key}`).digest();
      const { attempts, resetsAt } = await countAttempt(database.tables, hash, new Date(now()), rateLimit.windowMs);
      if (attempts > rateLimit.attempts) waitMs = Math.max(waitMs, resetsAt.getTime() - now(), 1);
    }
    if (waitMs === 0) return undefined;
    const seconds = Math.ceil(waitMs / 1000);
    return refuse('too_many_requests', {
      values: { minutes: Math.ceil(seconds / 60) },
      headers: { 'retry-after': String(seconds) },
    });
  };
}

/** An IPv4 address, or the /64 network of an IPv6 address: one household has the whole of it. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(address.includes('::') ? zeros : []), ...last].slice(0, 4).join(':');
}
