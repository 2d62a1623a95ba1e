import type { Queries } from '../database/queries.ts';

/** What a key was signed for to this person; `undefined` for another's key, and for one that was never signed or is used up. */
export const findAccountGrant = (queries: Queries, key: string, accountId: number) =>
  queries
    .selectFrom('upload_grants')
    .select(['key', 'content_type as contentType'])
    .where('key', '=', key)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
