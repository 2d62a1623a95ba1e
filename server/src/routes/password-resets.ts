import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findAccount, setPassword } from '../repositories/accounts.ts';
import { findToken, lockToken, spendAccountTokens } from '../repositories/link-tokens.ts';
import { enqueueMail } from '../repositories/outbox.ts';
import { deleteSessions } from '../repositories/sessions.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { hashToken } from '../sessions/tokens.ts';

/** Ask for a link by mail, and set a new password with it. */
export const passwordResetHandlers: HandlersOf<
  'POST /reset-password' | 'GET /validate-reset-token/:slug' | 'POST /set-new-password/:slug'
> = {
  // Nothing here depends on whether there is such an account: the mail queue finds out.
  async 'POST /reset-password'({ services, body, request, language }) {
    const { database, mail, now, throttle } = services;
    const limited = await throttle(request, 'POST /reset-password', body.email);
    if (limited) return limited;
    const letter = { kind: 'password-reset', recipient: body.email, locale: language.tag } as const;
    await enqueueMail(database.tables, letter, new Date(now()));
    mail.wake();
    return { success: true };
  },

  async 'GET /validate-reset-token/:slug'({ services, params, request }) {
    const { database, now, throttle } = services;
    const limited = await throttle(request, 'GET /validate-reset-token/:slug', params.slug);
    if (limited) return limited;
    const token = await findToken(database.tables, hashToken(params.slug), 'password-reset', new Date(now()));
    return token?.state === 'good' ? { success: true } : refuse('invalid_link');
  },

  async 'POST /set-new-password/:slug'({ services, params, body, request, language }) {
    const { database, mail, now, options, throttle } = services;
    const limited = await throttle(request, 'POST /set-new-password/:slug', params.slug);
    if (limited) return limited;
    if (options.commonPasswords.has(body.password.toLowerCase())) return refuse('common_password', { path: '/password' });
    const tokenHash = hashToken(params.slug);
    const at = new Date(now());
    // A guess does not cost a hash.
    if ((await findToken(database.tables, tokenHash, 'password-reset', at))?.state !== 'good') return refuse('invalid_link');
    const passwordHash = await hashPassword(body.password);
    const changed = await database.tables.transaction().execute(async (transaction) => {
      const token = await lockToken(transaction, tokenHash, 'password-reset', at);
      const account =
        token?.state === 'good' && token.accountId !== null ? await findAccount(transaction, token.accountId) : undefined;
      if (!account) return undefined;
      await setPassword(transaction, account.id, passwordHash);
      await spendAccountTokens(transaction, account.id, at);
      await deleteSessions(transaction, account.id);
      const letter = { kind: 'password-changed', recipient: account.email, locale: language.tag } as const;
      await enqueueMail(transaction, letter, at);
      return account.id;
    });
    if (changed === undefined) return refuse('invalid_link');
    await database.changes.publish(changed);
    mail.wake();
    return { success: true };
  },
};
