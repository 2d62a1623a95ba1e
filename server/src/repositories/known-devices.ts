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
  await keepNewest(queries, 'account_id', account_id, most.devices);
  await keepNewest(queries, 'token_hash', token_hash, most.deviceAccounts);
}

/** Of what is known of one account, or of one browser, leaves so many that were seen last. */
async function keepNewest(
  queries: Queries,
  one: 'account_id' | 'token_hash',
  value: number | Buffer,
  most: number,
): Promise<void> {
  const other = one === 'account_id' ? 'token_hash' : 'account_id';
  const older = queries
    .selectFrom('known_devices')
    .select(other)
    .where(one, '=', value)
    .orderBy('expires_at', 'desc')
    .orderBy(other)
    .offset(most);
  await queries.deleteFrom('known_devices').where(one, '=', value).where(other, 'in', older).execute();
}

/** Takes away browsers in which nobody has logged in for long. */
export const deleteExpiredDevices = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'known_devices', (where) => where('expires_at', '<=', now));
