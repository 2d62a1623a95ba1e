import type { Queries } from '../database/queries.ts';

/** A key that was signed for a person's own upload, which belongs to no film. */
export interface NewAccountGrant {
  readonly key: string;
  readonly accountId: number;
  readonly contentType: string;
  /** Length in bytes, where it was told. */
  readonly sizeBytes: number | undefined;
  readonly at: Date;
}

/** Remembers that a key was signed for somebody's upload. */
export const insertAccountGrant = (queries: Queries, grant: NewAccountGrant) =>
  queries
    .insertInto('upload_grants')
    .values({
      key: grant.key,
      account_id: grant.accountId,
      content_type: grant.contentType,
      size_bytes: grant.sizeBytes ?? null,
      touched_at: grant.at,
    })
    .execute();

/** What a key was signed for to this person; `undefined` for another's key, and for one that was never signed or is used up. */
export const findAccountGrant = (queries: Queries, key: string, accountId: number) =>
  queries
    .selectFrom('upload_grants')
    .select(['key', 'content_type as contentType'])
    .where('key', '=', key)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
