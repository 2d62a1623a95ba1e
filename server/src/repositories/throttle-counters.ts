import { sql } from 'kysely';
import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** Counts one attempt under a key and answers how many there were in the window that it falls into. */
export async function countAttempt(queries: Queries, key: Buffer, now: Date, windowMs: number) {
  const resets = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into throttle_counters as c (key, count, resets_at) values (${key}, 1, ${resets})
    on conflict (key) do update set
      count = case when c.resets_at <= ${now} then 1 else c.count + 1 end,
      resets_at = case when c.resets_at <= ${now} then excluded.resets_at else c.resets_at end
    returning count, resets_at`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('An insert that returns its row returned none.');
  return { attempts: row.count, resetsAt: row.resets_at };
}

/** Takes away counters whose window is over. */
export const deleteExpiredCounters = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'throttle_counters', (where) => where('resets_at', '<=', now));
