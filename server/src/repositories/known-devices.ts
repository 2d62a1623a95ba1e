import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** Whether an account has logged in in the browser that has this token. */
export async function isKnownDevice(queries: Queries, tokenHash: Buffer, accountId: number, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the browser of an account that has logged in. Of each account the newest `most` are known. */
export async function rememberDevice(
  queries: Queries,
  device: { readonly tokenHash: Buffer; readonly accountId: number; readonly expiresAt: Date },
  most: number,
): Promise<void> {
  const { tokenHash: token_hash, accountId: account_id, expiresAt: expires_at } = device;
  await queries
    .insertInto('known_devices')
    .values({ token_hash, account_id, expires_at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ account_id, expires_at }))
    .execute();
  const older = queries
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', account_id)
    .orderBy('expires_at', 'desc')
    .orderBy('token_hash')
    .offset(most);
  await queries.deleteFrom('known_devices').where('token_hash', 'in', older).execute();
}

/** Takes away browsers in which nobody has logged in for long. */
export const deleteExpiredDevices = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'known_devices', (where) => where('expires_at', '<=', now));
