import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findAccount, holdVerified, setPassword } from '../repositories/accounts.ts';
import { spendAccountTokens } from '../repositories/link-tokens.ts';
import { enqueueMail } from '../repositories/outbox.ts';
import { deleteSessions } from '../repositories/sessions.ts';
import { hashPassword, isPassword } from '../sessions/passwords.ts';

/** Change the password of one's own account. */
export const passwordHandlers: HandlersOf<'POST /filmmakers/change-password'> = {
  async 'POST /filmmakers/change-password'({ services, account, body, request, reply, language }) {
    const { database, mail, now, options, sessions, throttle } = services;
    const limited = await throttle(request, 'POST /filmmakers/change-password', account.email);
    if (limited) return limited;
    const current = await findAccount(database.tables, account.id);
    const wrong = refuse('wrong_password', { path: '/oldPassword' });
    if (!(await isPassword(current?.passwordHash, body.oldPassword)) || !current) return wrong;
    if (options.commonPasswords.has(body.newPassword.toLowerCase())) return refuse('common_password', { path: '/newPassword' });
    const passwordHash = await hashPassword(body.newPassword);
    const token = await database.tables.transaction().execute(async (transaction) => {
      if (!(await holdVerified(transaction, current))) return undefined;
      const at = new Date(now());
      await setPassword(transaction, account.id, passwordHash);
      await spendAccountTokens(transaction, account.id, at);
      await deleteSessions(transaction, account.id);
      const letter = { kind: 'password-changed', recipient: account.email, locale: language.tag } as const;
      await enqueueMail(transaction, letter, at);
      return sessions.begin(transaction, request, account.id);
    });
    if (token === undefined) return wrong;
    await database.changes.publish(account.id);
    sessions.cookies.writeSession(reply, token);
    mail.wake();
    return { success: true };
  },
};
