import type { Queries } from '../database/queries.ts';

/** One page of what is published in a tab of the library, the newest first, with the number of all. */
export async function listResources(queries: Queries, tab: string, page: number, pageSize: number) {
  const published = queries.selectFrom('resources').where('tab', '=', tab).where('published_at', 'is not', null);
  const { total } = await published.select((rows) => rows.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await published
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}
