import { type ErrorCode, refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { type Account, findAccountByEmail, insertAccount, takeOverAccount } from '../repositories/accounts.ts';
import { acceptInvitation, findInvitation } from '../repositories/invitations.ts';
import { findToken, type LinkToken, lockToken, spendAccountTokens, spendToken } from '../repositories/link-tokens.ts';
import { enqueueMail } from '../repositories/outbox.ts';
import { deleteSessions } from '../repositories/sessions.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { hashToken } from '../sessions/tokens.ts';

/** Open an invitation, and set the account up with it. */
export const invitationHandlers: HandlersOf<
  'GET /filmmaker/:token/validate-invitation' | 'POST /filmmaker/:token/accept-invitation'
> = {
  async 'GET /filmmaker/:token/validate-invitation'({ services, params, request }) {
    const { database, now, throttle } = services;
    const limited = await throttle(request, 'GET /filmmaker/:token/validate-invitation', params.token);
    if (limited) return limited;
    const token = await findToken(database.tables, hashToken(params.token), 'invitation', new Date(now()));
    const invitation = token?.invitationId ? await findInvitation(database.tables, token.invitationId) : undefined;
    const flaw = flawOf(token, invitation);
    if (flaw || !invitation) return refuse(flaw ?? 'invalid_link');
    const { name, email, phone } = invitation;
    // By another invitation, or by signing up: this one leads nowhere any more.
    if (hasAccount(await findAccountByEmail(database.tables, email))) return refuse('invitation_used');
    return { userData: { name, email, phone: phone ?? '' } };
  },

  async 'POST /filmmaker/:token/accept-invitation'({ services, params, body, request, language }) {
    const { database, mail, now, options, throttle } = services;
    const limited = await throttle(request, 'POST /filmmaker/:token/accept-invitation', params.token);
    if (limited) return limited;
    if (options.commonPasswords.has(body.password.toLowerCase())) return refuse('common_password', { path: '/password' });
    const tokenHash = hashToken(params.token);
    const at = new Date(now());
    // A guess does not cost a hash.
    if (!(await findToken(database.tables, tokenHash, 'invitation', at))) return refuse('invalid_link');
    const passwordHash = await hashPassword(body.password);
    const taken = refuse('email_taken', { path: '/email', keyword: 'taken' });
    const ended = await database.tables.transaction().execute(async (transaction) => {
      const token = await lockToken(transaction, tokenHash, 'invitation', at);
      const invitation = token?.invitationId ? await findInvitation(transaction, token.invitationId) : undefined;
      const flaw = flawOf(token, invitation);
      if (flaw || !invitation) return refuse(flaw ?? 'invalid_link');
      if (body.email.toLowerCase() !== invitation.email.toLowerCase()) return refuse('invitation_email', { path: '/email' });

      const { name, phone = '', email: _email, password: _password, confirmPassword: _again, ...added } = body;
      const account = { name: name.trim(), phone: phone.trim() || null, passwordHash, added: { 'account-setup': added } };
      const owner = await findAccountByEmail(transaction, invitation.email);
      if (hasAccount(owner)) return taken;
      // The link went to this address: whoever holds it may as well set the account's password by mail.
      if (owner) {
        await takeOverAccount(transaction, owner.id, account);
        await deleteSessions(transaction, owner.id);
        await spendAccountTokens(transaction, owner.id, at);
        const letter = { kind: 'password-changed', recipient: owner.email, locale: language.tag } as const;
        await enqueueMail(transaction, letter, at);
      } else {
        const { email } = invitation;
        const created = await insertAccount(transaction, { ...account, email, isFilmmaker: true, isStaff: false, at });
        if (!created) return taken;
      }
      await acceptInvitation(transaction, invitation.id, at);
      await spendToken(transaction, tokenHash, at);
      return owner?.id;
    });
    if (typeof ended === 'object') return ended;
    if (ended !== undefined) await database.changes.publish(ended);
    mail.wake();
    return { success: true };
  },
};

/** Whether an account is one that no invitation sets up. */
const hasAccount = (owner: Account | undefined) => owner !== undefined && (owner.isFilmmaker || owner.isStaff);

/** Why an invitation cannot be accepted; `undefined`: it can. */
function flawOf(
  token: LinkToken | undefined,
  invitation: { readonly acceptedAt: Date | null } | undefined,
): ErrorCode | undefined {
  if (!token || !invitation) return 'invalid_link';
  if (invitation.acceptedAt || token.state === 'used') return 'invitation_used';
  return token.state === 'expired' ? 'invitation_expired' : undefined;
}
