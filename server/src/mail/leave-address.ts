import type { Queries } from '../database/queries.ts';
import type { Account } from '../repositories/accounts.ts';
import { spendAccountTokens } from '../repositories/link-tokens.ts';
import { enqueueMail } from '../repositories/outbox.ts';

/**
 * What an account's move to another e-mail asks for: the address before is told, and links that were sent there open the
 * account no more. The caller's transaction; the mail leaves once it has ended and the queue is woken.
 * @param account as it was
 * @param locale language tag (BCP 47) of the mail
 */
export async function leaveAddress(
  transaction: Queries,
  { id, email }: Pick<Account, 'id' | 'email'>,
  locale: string,
  at: Date,
): Promise<void> {
  await enqueueMail(transaction, { kind: 'email-changed', recipient: email, locale }, at);
  await spendAccountTokens(transaction, id, at);
}
