import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** The accounts that have logged in in the browser that has this token. */
export async function listDeviceAccounts(queries: Queries, tokenHash: Buffer, now: Date): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('known_devices')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .execute();
  return rows.map((row) => row.account_id);
}

/**
 * Remembers the browser of an account that has logged in. Of each account the newest `most.devices` are known, and each is
 * known to the newest `most.deviceAccounts`.
 */
export async function rememberDevice(
  queries: Queries,
  device: { readonly tokenHash: Buffer; readonly accountId: number; readonly expiresAt: Date },
  most: { readonly devices: number; readonly deviceAccounts: number },
): Promise<void> {
  const { tokenHash: token_hash, accountId: account_id, expiresAt: expires_at } = device;
  await queries
    .insertInto('known_devices')
    .values({ token_hash, account_id, expires_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ expires_at }))
    .execute();
  const older = queries
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', account_id)
    .orderBy('expires_at', 'desc')
    .orderBy('token_hash')
    .offset(most.devices);
  await queries.deleteFrom('known_devices').where('account_id', '=', account_id).where('token_hash', 'in', older).execute();
  const others = queries
    .selectFrom('known_devices')
    .select('account_id')
    .where('token_hash', '=', token_hash)
    .orderBy('expires_at', 'desc')
    .orderBy('account_id')
    .offset(most.deviceAccounts);
  await queries.deleteFrom('known_devices').where('token_hash', '=', token_hash).where('account_id', 'in', others).execute();
}

/** Takes away browsers in which nobody has logged in for long. */
export const deleteExpiredDevices = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'known_devices', (where) => where('expires_at', '<=', now));
