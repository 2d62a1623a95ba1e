import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findAccount, findAccountByEmail } from '../repositories/accounts.ts';
import { insertToken, lockToken, spendToken } from '../repositories/link-tokens.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { userOf } from './user.ts';

/** Lead a filmmaker from the main platform into the portal without a password. */
export const loginLinkHandlers: HandlersOf<'POST /filmmaker-login-tokens' | 'POST /filmmaker-login-validate'> = {
  async 'POST /filmmaker-login-tokens'({ services, body }) {
    const { database, now, options, origin } = services;
    const loginMs = options.access.loginLinkSeconds * 1000;
    const account = await findAccountByEmail(database.tables, body.email);
    if (!account?.isFilmmaker) return refuse('not_found');
    const token = createToken();
    const owner = { purpose: 'login', accountId: account.id } as const;
    await insertToken(database.tables, hashToken(token), owner, new Date(now()), loginMs);
    return { token, url: `${origin()}/auto-login?auth=${token}`, expiresAt: Math.floor((now() + loginMs) / 1000) };
  },

  async 'POST /filmmaker-login-validate'({ services, body, request, reply }) {
    const { database, now, sessions, throttle } = services;
    const limited = await throttle(request, 'POST /filmmaker-login-validate', body.token);
    if (limited) return limited;
    const at = new Date(now());
    const tokenHash = hashToken(body.token);
    const entered = await database.tables.transaction().execute(async (transaction) => {
      const link = await lockToken(transaction, tokenHash, 'login', at);
      const account =
        link?.state === 'good' && link.accountId !== null ? await findAccount(transaction, link.accountId) : undefined;
      if (!account?.isFilmmaker) return undefined;
      await spendToken(transaction, tokenHash, at);
      return { account, token: await sessions.begin(transaction, request, account.id) };
    });
    if (!entered) return refuse('invalid_link');
    sessions.cookies.writeSession(reply, entered.token);
    return { user: userOf(entered.account) };
  },
};
