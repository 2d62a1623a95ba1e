import type { Queries } from '../database/queries.ts';
import { findAccountByEmail } from '../repositories/accounts.ts';
import { type Invitee, insertInvitation } from '../repositories/invitations.ts';
import { enqueueMail } from '../repositories/outbox.ts';

/** An invitation that someone asks for. */
export interface InvitationRequest extends Invitee {
  /** A UUID: the same request made twice is one invitation. */
  readonly requestId: string;
  /** Language tag (BCP 47) of the mail. */
  readonly locale: string;
}

/** Invites someone by mail. @returns `'filmmaker'` when they are one already, and are not written to */
export const invite = (tables: Queries, request: InvitationRequest, now: Date): Promise<'invited' | 'filmmaker'> =>
  tables.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, request.email);
    if (account?.isFilmmaker || account?.isStaff) return 'filmmaker';
    const invitationId = await insertInvitation(transaction, request.requestId, request, now);
    if (invitationId === undefined) return 'invited';
    const letter = { kind: 'invitation', recipient: request.email, locale: request.locale, invitationId } as const;
    await enqueueMail(transaction, letter, now);
    return 'invited';
  });
