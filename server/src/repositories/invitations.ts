import type { Queries } from '../database/queries.ts';

/** Who is invited. */
export interface Invitee {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
}

/** Records an invitation; its number, `undefined` when the request was recorded before. */
export async function insertInvitation(
  queries: Queries,
  requestId: string,
  { email, name, phone }: Invitee,
  now: Date,
): Promise<number | undefined> {
  const row = await queries
    .insertInto('invitations')
    .values({ request_id: requestId, email, name, phone, created_at: now })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** An invitation by its number. */
export const findInvitation = (queries: Queries, id: number) =>
  queries
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'phone', 'accepted_at as acceptedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Marks an invitation as accepted; false when it was already. */
export async function acceptInvitation(queries: Queries, id: number, now: Date): Promise<boolean> {
  const row = await queries
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
