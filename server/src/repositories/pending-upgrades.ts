import { deleteInBatches } from '../database/batches.ts';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** An upgrade that waits for the account's password. */
export interface PendingUpgrade {
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly email: string;
  readonly phone: string | null;
  /** Added fields, by the form's name. */
  readonly added: object;
  readonly expiresAt: Date;
}

/** Records an upgrade that was asked for. */
export const insertPendingUpgrade = (queries: Queries, upgrade: PendingUpgrade) =>
  queries
    .insertInto('pending_upgrades')
    .values({
      token_hash: upgrade.tokenHash,
      account_id: upgrade.accountId,
      email: upgrade.email,
      phone: upgrade.phone,
      added: jsonText(upgrade.added),
      expires_at: upgrade.expiresAt,
    })
    .execute();

/**
 * The upgrade that waits for an account. `proven` is true for the one that this very browser asked for; then what it says
 * is its owner's words and not a stranger's.
 */
export async function findPendingUpgrade(queries: Queries, accountId: number, tokenHash: Buffer | undefined, now: Date) {
  const waiting = queries
    .selectFrom('pending_upgrades')
    .select(['email', 'phone', 'added'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now);
  // Looked for by itself: strangers can have any number wait for the account.
  const own = tokenHash && (await waiting.where('token_hash', '=', tokenHash).executeTakeFirst());
  const found = own ?? (await waiting.limit(1).executeTakeFirst());
  return found && { ...found, proven: found === own };
}

/** Takes away what waits for an account. */
export const deletePendingUpgrades = (queries: Queries, accountId: number) =>
  queries.deleteFrom('pending_upgrades').where('account_id', '=', accountId).execute();

/** Takes away what waited too long. */
export const deleteExpiredUpgrades = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'pending_upgrades', (where) => where('expires_at', '<=', now));
