import type { Queries } from '../database/queries.ts';
import type { Account } from '../repositories/accounts.ts';
import { deleteContractLinks } from '../repositories/contracts.ts';
import { spendAccountTokens } from '../repositories/link-tokens.ts';
import { enqueueMail } from '../repositories/outbox.ts';

/**
 * What an account's move to another e-mail asks for: the address before is told, and links that were sent there open the
 * account and its contracts no more; a contract that is still open is sent to the new one. The caller's transaction; the
 * mails leave once it has ended and the queue is woken.
 * @param account as it was
 * @param next its e-mail from now on, and the language tag (BCP 47) of the mails
 */
export async function leaveAddress(
  transaction: Queries,
  { id, email }: Pick<Account, 'id' | 'email'>,
  next: { readonly email: string; readonly locale: string },
  at: Date,
): Promise<void> {
  await enqueueMail(transaction, { kind: 'email-changed', recipient: email, locale: next.locale }, at);
  await spendAccountTokens(transaction, id, at);
  // Of a contract that was ended nothing is sent.
  for (const contractId of await deleteContractLinks(transaction, id))
    await enqueueMail(transaction, { kind: 'contract', recipient: next.email, locale: next.locale, contractId }, at);
}
