import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { languageOf } from '../http/request-language.ts';
import { leaveAddress } from '../mail/leave-address.ts';
import { type Account, upgradeAccount } from '../repositories/accounts.ts';
import { deletePendingUpgrades, findPendingUpgrade } from '../repositories/pending-upgrades.ts';
import type { Services } from '../services.ts';
import { hashToken } from './tokens.ts';

/**
 * Makes a regular account a filmmaker's when an upgrade waits for it; called once its password was right, inside the
 * transaction of the login. What the request says is taken over only in the browser in which it was typed: otherwise a
 * stranger who knows an e-mail could have an account moved to an address of their own. The address before is told, as it
 * is of every other move.
 */
export async function takeUpgrade(
  { sessions, now, forms }: Services,
  transaction: Queries,
  request: FastifyRequest,
  account: Account,
): Promise<Account | undefined> {
  const token = sessions.cookies.readUpgrade(request);
  const hash = token === undefined ? undefined : hashToken(token);
  const pending = await findPendingUpgrade(transaction, account.id, hash, new Date(now()));
  if (!pending) return undefined;
  await deletePendingUpgrades(transaction, account.id);
  const said = pending.proven ? { ...(pending.phone !== null && { phone: pending.phone }), added: Object(pending.added) } : {};
  const email = pending.proven && pending.email !== account.email ? { email: pending.email } : {};
  await sql`savepoint upgrade`.execute(transaction);
  const upgraded = await upgradeAccount(transaction, account.id, { ...said, ...email });
  if (upgraded !== 'taken') {
    if (upgraded.email.toLowerCase() !== account.email.toLowerCase())
      await leaveAddress(
        transaction,
        account,
        { email: upgraded.email, locale: languageOf(request, forms.current()).tag },
        new Date(now()),
      );
    return upgraded;
  }
  // Someone took the new e-mail meanwhile: the account keeps its own.
  await sql`rollback to savepoint upgrade`.execute(transaction);
  const kept = await upgradeAccount(transaction, account.id, said);
  return kept === 'taken' ? undefined : kept;
}
