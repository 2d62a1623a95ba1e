import { sameDocument } from '@reelform/engine/validation';
import { sql } from 'kysely';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** What a resource may be. */
export const resourceKinds = ['Image', 'Video', 'Link'] as const;

/** A resource that is written. */
export interface ResourceContent {
  readonly tab: string;
  readonly title: string;
  readonly type: (typeof resourceKinds)[number];
  /** Key of its object; `null` for a link. */
  readonly key: string | null;
  readonly thumbKey: string | null;
  readonly link: string | null;
  /** Added fields, by the form's name. */
  readonly added: object;
}

/** Which resources of a tab to list. */
export interface ResourceQuery {
  readonly tab: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Drafts too. @default false */
  readonly withDrafts?: boolean;
}

/** One page of a tab of the library in its order, what is higher in it first and the newest before others; with the number of all. */
export async function listResources(queries: Queries, { tab, page, pageSize, withDrafts = false }: ResourceQuery) {
  const wanted = queries
    .selectFrom('resources')
    .where('tab', '=', tab)
    .$if(!withDrafts, (resources) => resources.where('published_at', 'is not', null));
  const { total } = await wanted.select((rows) => rows.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await inOrder(wanted.selectAll())
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

const inOrder = <Query extends { orderBy(column: 'position' | 'published_at' | 'id', direction: 'desc'): Query }>(
  query: Query,
) => query.orderBy('position', 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc');

/** A resource, as the database has it. */
export type Resource = Awaited<ReturnType<typeof listResources>>['rows'][number];

/** A resource; `undefined` when there is none. */
export const findResource = (queries: Queries, id: number) =>
  queries.selectFrom('resources').selectAll().where('id', '=', id).executeTakeFirst();

/** A resource, held against other changes until the transaction ends. */
export const lockResource = (queries: Queries, id: number) =>
  queries.selectFrom('resources').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The resource of a tab that is the same file or link already. */
export const findTwin = (queries: Queries, { tab, key, link }: ResourceContent) =>
  queries
    .selectFrom('resources')
    .selectAll()
    .$if(key !== null, (resources) => resources.where('key', '=', key))
    .$if(key === null, (resources) => resources.where('tab', '=', tab).where('link', '=', link))
    .executeTakeFirst();

const columns = ({ tab, title, type, key, thumbKey, link }: Omit<ResourceContent, 'added'>) => ({
  tab,
  title,
  type,
  key,
  thumb_key: thumbKey,
  link,
});

const withText = ({ added, ...content }: ResourceContent) => ({ ...columns(content), added: jsonText(added) });

/** Whether a resource has this content already. */
export const saysTheSame = (resource: Resource, content: ResourceContent): boolean =>
  Object.entries(columns(content)).every(([name, value]) => Reflect.get(resource, name) === value) &&
  sameDocument(resource.added, content.added);

/** Adds a draft above the others of its tab; its number, or `undefined` when another was quicker with the same. */
export async function insertResource(queries: Queries, content: ResourceContent, at: Date): Promise<number | undefined> {
  const row = await queries
    .insertInto('resources')
    .values({
      ...withText(content),
      created_at: at,
      position: sql`(select coalesce(max(position), 0) + 1 from resources where tab = ${content.tab})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Writes a resource that the caller holds. */
export const updateResource = (queries: Queries, id: number, content: ResourceContent) =>
  queries
    .updateTable('resources')
    .set((row) => ({ ...withText(content), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Publishes a resource that the caller holds, or takes it back (`null`). */
export const setPublished = (queries: Queries, id: number, at: Date | null) =>
  queries
    .updateTable('resources')
    .set((row) => ({ published_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Numbers of all resources of a tab in its order, held against other changes until the transaction ends. */
export async function lockTab(queries: Queries, tab: string): Promise<readonly number[]> {
  // Held in one order by everybody, so that nobody waits for the other.
  await queries.selectFrom('resources').select('id').where('tab', '=', tab).orderBy('id').forUpdate().execute();
  const rows = await inOrder(
    queries.selectFrom('resources').where('tab', '=', tab).select(['id', 'position', 'published_at']),
  ).execute();
  return rows.map(({ id }) => id);
}

/** Writes the order of a tab that the caller holds. @param ids the first on top */
export async function setOrder(queries: Queries, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await queries
      .updateTable('resources')
      .set({ position: ids.length - index })
      .where('id', '=', id)
      .where('position', '!=', ids.length - index)
      .execute();
}

/** Deletes a resource; its objects are the caller's to remove. */
export const deleteResource = (queries: Queries, id: number) => queries.deleteFrom('resources').where('id', '=', id).execute();
