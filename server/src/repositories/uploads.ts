import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** A key that was signed for an upload. */
export interface NewGrant {
  readonly key: string;
  /** `null`: the library's, or the person's own. */
  readonly filmId: number | null;
  /** Present for a person's own upload, which belongs to no film. */
  readonly accountId?: number | undefined;
  readonly begunBy: number;
  readonly contentType: string;
  /** The most bytes that may come. */
  readonly mostBytes: number;
  /** Length in bytes, where it was told. */
  readonly sizeBytes?: number | undefined;
  /** Present for an upload in parts. */
  readonly multipart?: {
    readonly uploadId: string;
    /** The file's name as it was given. */
    readonly fileName: string;
    /** What the store verifies every part by. */
    readonly checksumAlgorithm?: 'CRC32' | undefined;
  };
  readonly at: Date;
}

/** Remembers that a key was signed for an upload. */
export const insertGrant = (queries: Queries, grant: NewGrant) => {
  const { multipart } = grant;
  return queries
    .insertInto('upload_grants')
    .values({
      key: grant.key,
      film_id: grant.filmId,
      account_id: grant.accountId ?? null,
      begun_by: grant.begunBy,
      content_type: grant.contentType,
      most_bytes: grant.mostBytes,
      size_bytes: grant.sizeBytes ?? null,
      upload_id: multipart?.uploadId ?? null,
      file_name: multipart?.fileName ?? null,
      checksum_algorithm: multipart?.checksumAlgorithm ?? null,
      touched_at: grant.at,
    })
    .execute();
};

/**
 * Holds what somebody begins to upload against other beginnings until the transaction ends. The film comes before its owner,
 * as it does for whoever changes both: in the other order each would wait for the other.
 */
export async function lockUploadsOf(queries: Queries, accountId: number, filmId: number | null): Promise<void> {
  if (filmId !== null) await queries.selectFrom('films').select('id').where('id', '=', filmId).forKeyShare().execute();
  await queries.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/**
 * What somebody began to upload and nobody registered: how many files, and the most bytes that they may come to. What was
 * given up counts while a file may still be sent to it; an upload in parts takes none any more.
 */
export async function countBegun(
  queries: Queries,
  accountId: number,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ readonly files: string; readonly bytes: string }>`
    select count(*) as files, coalesce(sum(most_bytes), 0) as bytes from (
      select most_bytes from upload_grants where begun_by = ${accountId}
      union all
      select most_bytes from object_removals where begun_by = ${accountId} and upload_id is null) begun`.execute(queries);
  const [row] = rows;
  return { files: Number(row?.files), bytes: Number(row?.bytes) };
}

/** A grant, as the database has it. */
export interface Grant {
  readonly key: string;
  readonly contentType: string;
  /** Length that was told, in bytes. */
  readonly sizeBytes: number | undefined;
  /** Number that the asset was promised. */
  readonly assetId: number | undefined;
}

/** The grant of a key for this film, or for the library; `undefined` for a key of another, and for one that was never signed. */
export async function findGrant(queries: Queries, key: string, filmId: number | null): Promise<Grant | undefined> {
  const row = await queries
    .selectFrom('upload_grants')
    .select(['key', 'content_type as contentType', 'size_bytes', 'asset_id'])
    .where('key', '=', key)
    .where('film_id', filmId === null ? 'is' : '=', filmId)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { asset_id: assetId, size_bytes: sizeBytes, ...grant } = row;
  return { ...grant, assetId: assetId ?? undefined, sizeBytes: sizeBytes === null ? undefined : Number(sizeBytes) };
}

/** The number that the asset of a granted key will have, the same one whenever it is asked for; `undefined` once it was given up. */
export async function promiseAssetId(queries: Queries, key: string): Promise<number | undefined> {
  const row = await queries
    .updateTable('upload_grants')
    .set({ asset_id: sql`coalesce(asset_id, nextval(pg_get_serial_sequence('assets', 'id')))` })
    .where('key', '=', key)
    .returning('asset_id')
    .executeTakeFirst();
  return row && Number(row.asset_id);
}

/** The upload in parts of a film, or of the library, under the store's id of it; `undefined` for another's, and once it is registered or given up. */
export async function findMultipart(queries: Queries, uploadId: string, filmId: number | null) {
  const row = await queries
    .selectFrom('upload_grants')
    .select(['key', 'file_name as fileName', 'checksum_algorithm', 'size_bytes', 'most_bytes'])
    .where('upload_id', '=', uploadId)
    .where('film_id', filmId === null ? 'is' : '=', filmId)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { key, fileName } = row;
  const [hasChecksums, hasSize] = [row.checksum_algorithm !== null, row.size_bytes !== null];
  return { key, fileName, hasChecksums, hasSize, mostBytes: Number(row.most_bytes) };
}

/** Notes that an upload goes on, so that it is not taken for abandoned. */
export const touchGrant = (queries: Queries, key: string, at: Date) =>
  queries.updateTable('upload_grants').set({ touched_at: at }).where('key', '=', key).execute();

/** Forgets a grant, as its key is registered; false when another request did that, or gave it up, since it was looked for. */
export async function takeGrant(queries: Queries, key: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('upload_grants').where('key', '=', key).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Every key that was ever signed for a film and not registered. */
export async function listGrantedKeys(queries: Queries, filmId: number): Promise<readonly string[]> {
  const rows = await queries.selectFrom('upload_grants').select('key').where('film_id', '=', filmId).execute();
  return rows.map((row) => row.key);
}

/** Gives up an upload; what the store has of it is marked for removal, unless it was registered since it was looked for. */
export const giveUpGrant = (queries: Queries, key: string, now: Date) => giveUpGrants(queries, sql`key = ${key}`, now);

/**
 * Gives up uploads that nobody went on with since `before` and that were never registered; what the store has of them is
 * marked for removal. What somebody else holds is theirs, or left for the next time.
 */
export const abandonGrants = (queries: Queries, before: Date, now: Date) =>
  inBatches((most) => {
    const silent = sql`select ctid from upload_grants where touched_at < ${before}
      limit ${sql.lit(most)} for update skip locked`;
    return giveUpGrants(queries, sql`ctid = any(array(${silent}))`, now);
  });

/** In one statement: of a grant that is registered at the same moment nothing is marked. @returns how many were given up */
async function giveUpGrants(queries: Queries, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: string }>`
    with gone as (
      delete from upload_grants where ${which} returning key, upload_id, begun_by, most_bytes),
    marked as (
      insert into object_removals (key, upload_id, begun_by, most_bytes, created_at)
        select key, upload_id, begun_by, most_bytes, ${now} from gone on conflict do nothing)
    select count(*) from gone`.execute(queries);
  return Number(rows[0]?.count);
}

/**
 * Marks objects that no row names any more, with the parts of those that were not complete yet. Uploads are held before they
 * are marked, as by whoever gives them up.
 */
export async function markForRemoval(queries: Queries, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  const grants = await queries
    .selectFrom('upload_grants')
    .select(['key', 'upload_id', 'begun_by', 'most_bytes'])
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
  const granted = new Map(grants.map((grant) => [grant.key, grant]));
  await queries
    .insertInto('object_removals')
    .values(keys.map((key) => ({ key, ...granted.get(key), created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An object to remove; with the store's id of the upload while it may still be in parts. */
export interface Removal {
  readonly key: string;
  readonly uploadId: string | null;
}

/** Which of the objects to remove: those that are still there, of some keys, or those marked until `since` and gone once. */
export type RemovalFilter = { readonly keys?: readonly string[] } | { readonly since: Date };

/** Some of the objects to remove, the oldest first. */
export function listRemovals(queries: Queries, most: number, filter: RemovalFilter): Promise<Removal[]> {
  const all = queries
    .selectFrom('object_removals')
    .select(['key', 'upload_id as uploadId'])
    .where('is_gone', '=', 'since' in filter)
    .orderBy('created_at')
    .limit(most);
  if ('since' in filter) return all.where('created_at', '<=', filter.since).execute();
  return (filter.keys === undefined ? all : all.where('key', 'in', filter.keys)).execute();
}

/** Notes that an object is gone for now. */
export const noteRemoval = (queries: Queries, key: string) =>
  queries.updateTable('object_removals').set({ is_gone: true }).where('key', '=', key).execute();

/** Forgets an object that is gone for good. */
export const deleteRemoval = (queries: Queries, key: string) =>
  queries.deleteFrom('object_removals').where('key', '=', key).execute();
