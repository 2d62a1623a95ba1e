import { refuse } from '../errors.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { findReferredAccount, insertReference } from '../repositories/account-references.ts';
import { findAccountByEmail, insertAccount } from '../repositories/accounts.ts';
import { insertPendingUpgrade } from '../repositories/pending-upgrades.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { userOf } from './user.ts';

type Registration = CallRequest<'POST /filmmaker/registrations'>;
type Upgrade = Extract<Registration['body'], { readonly upgrade: unknown }>;
type Signup = Exclude<Registration['body'], Upgrade>;

const hour = 3_600_000;
const minute = 60_000;
const taken = (path: string) => ({ path, keyword: 'taken' });

/** Sign up, upgrade a regular account, and ask which of the two it will be. */
export const registrationHandlers: HandlersOf<'POST /filmmaker/registrations' | 'POST /check-user-exist'> = {
  async 'POST /filmmaker/registrations'(call) {
    const { body } = call;
    return isUpgrade(body) ? upgrade(call, body) : signUp(call, body);
  },

  async 'POST /check-user-exist'({ services, body, request }) {
    const { database, now, options, throttle } = services;
    const limited = await throttle(request, 'POST /check-user-exist', body.email);
    if (limited) return limited;
    const account = await findAccountByEmail(database.tables, body.email);
    const regular = account && !account.isFilmmaker ? account : undefined;
    const reference = createToken();
    const expiresAt = new Date(now() + options.access.referenceMinutes * minute);
    await insertReference(database.tables, hashToken(reference), regular?.id ?? null, expiresAt);
    return { data: { userExist: account !== undefined, userId: regular ? reference : null } };
  },
};

const isUpgrade = (body: Registration['body']): body is Upgrade => 'upgrade' in body;

async function signUp({ services, request, reply }: Registration, body: Signup) {
  const { database, now, options, sessions, throttle } = services;
  const limited = await throttle(request, 'POST /filmmaker/registrations', body.email);
  if (limited) return limited;
  if (options.commonPasswords.has(body.password.toLowerCase())) return refuse('common_password', { path: '/password' });
  const passwordHash = await hashPassword(body.password);
  const { email, name, phone: number, password: _password, ...added } = body;
  const created = await database.tables.transaction().execute(async (transaction) => {
    const at = new Date(now());
    const phone = number?.trim() || null;
    const account = await insertAccount(transaction, {
      name: name.trim(),
      email,
      phone,
      passwordHash,
      isFilmmaker: true,
      isStaff: false,
      added: { signup: added },
      at,
    });
    return account && { account, token: await sessions.begin(transaction, request, account.id) };
  });
  if (!created) {
    const owner = await findAccountByEmail(database.tables, email);
    return refuse(owner && !owner.isFilmmaker ? 'regular_account' : 'email_taken', taken('/email'));
  }
  sessions.cookies.writeSession(reply, created.token);
  return { user: userOf(created.account) };
}

async function upgrade({ services, request, reply }: Registration, body: Upgrade) {
  const { database, now, options, sessions, throttle } = services;
  const { filmmakerEmail: email, filmmakerPhone, userId, upgrade: _wanted, ...added } = body;
  const limited = await throttle(request, 'POST /filmmaker/registrations', email);
  if (limited) return limited;
  const account = await findReferredAccount(database.tables, hashToken(userId), new Date(now()));
  if (!account) return refuse('upgrade_expired');
  const owner = await findAccountByEmail(database.tables, email);
  if (owner && owner.id !== account.id) return refuse('email_taken', taken('/filmmakerEmail'));
  const token = createToken();
  const upgradeMs = options.access.upgradeHours * hour;
  await insertPendingUpgrade(database.tables, {
    tokenHash: hashToken(token),
    accountId: account.id,
    email,
    phone: filmmakerPhone?.trim() || null,
    added: { upgrade: added },
    expiresAt: new Date(now() + upgradeMs),
  });
  sessions.cookies.writeUpgrade(reply, token, upgradeMs);
  // Nobody has proven yet to be this account's owner, so its name stays unsaid.
  return { user: { id: account.id, name: '', email, showResourcesTab: false } };
}
