import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findAccountByEmail, holdVerified } from '../repositories/accounts.ts';
import { listDeviceAccounts, rememberDevice } from '../repositories/known-devices.ts';
import type { Services } from '../services.ts';
import { isPassword } from '../sessions/passwords.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { takeUpgrade } from '../sessions/upgrades.ts';
import { sessionStateOf } from './session-state.ts';
import { userOf } from './user.ts';

const day = 24 * 60 * 60_000;

/** What the request's browser is known by, and to whom; `undefined` for one in which nobody has logged in. */
async function findDevice({ database, now, sessions }: Services, request: FastifyRequest) {
  const token = sessions.cookies.readDevice(request);
  if (token === undefined) return undefined;
  const accounts = await listDeviceAccounts(database.tables, hashToken(token), new Date(now()));
  return accounts.length === 0 ? undefined : { token, accounts };
}

/** Log in, log out, and whose session this is. */
export const sessionHandlers: HandlersOf<'POST /sessions' | 'GET /logout' | 'GET /validate-session'> = {
  async 'POST /sessions'({ services, body, request, reply }) {
    const { database, mail, now, options, sessions, throttle } = services;
    const found = await findAccountByEmail(database.tables, body.email);
    const device = await findDevice(services, request);
    const own = found && device?.accounts.includes(found.id) ? device.token : undefined;
    const limited = await throttle(request, 'POST /sessions', body.email, own);
    if (limited) return limited;
    if (!(await isPassword(found?.passwordHash, body.password)) || !found) return refuse('wrong_credentials');

    const known = device?.token ?? createToken();
    const deviceMs = options.access.deviceDays * day;
    const entered = await database.tables.transaction().execute(async (transaction) => {
      if (!(await holdVerified(transaction, found))) return refuse('wrong_credentials');
      const upgraded =
        found.isFilmmaker || found.isStaff ? undefined : await takeUpgrade(services, transaction, request, found);
      const account = upgraded ?? found;
      if (!account.isFilmmaker && !account.isStaff) return { account, token: undefined };
      await rememberDevice(
        transaction,
        { tokenHash: hashToken(known), accountId: account.id, expiresAt: new Date(now() + deviceMs) },
        options.access,
      );
      return { account, token: await sessions.begin(transaction, request, account.id) };
    });
    if (entered instanceof Refusal) return entered;
    const { account, token } = entered;
    // An upgrade may have moved the account to another address.
    if (account !== found) mail.wake();
    if (token === undefined) return refuse('not_filmmaker');
    sessions.cookies.writeSession(reply, token);
    sessions.cookies.writeDevice(reply, known, deviceMs);
    sessions.cookies.clearUpgrade(reply);
    return { user: userOf(account) };
  },

  async 'GET /logout'({ services, request, reply }) {
    await services.sessions.end(request, reply);
    return { success: true };
  },

  async 'GET /validate-session'({ services, request }) {
    const account = await services.sessions.peek(request);
    if (!account) return { status: 0, showResourcesTab: false, data: { notificationCount: 0 } };
    return sessionStateOf(account);
  },
};
