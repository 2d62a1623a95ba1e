import type { LabelKind } from '@reelform/schemas/api';
import { escapeLike, type Queries } from '../database/queries.ts';

/** A genre or a tag that a filmmaker adds. */
export interface NewLabel {
  readonly accountId: number;
  readonly kind: LabelKind;
  readonly name: string;
  /** The name as it is compared. */
  readonly key: string;
  readonly at: Date;
}

const ownLabels = (queries: Queries, accountId: number, kind: LabelKind) =>
  queries.selectFrom('labels').where('account_id', '=', accountId).where('kind', '=', kind);

/** A filmmaker's own labels whose key has a text in it: those that begin with it first, each in the order of their keys. */
export const searchLabels = (queries: Queries, accountId: number, kind: LabelKind, key: string, limit: number) =>
  ownLabels(queries, accountId, kind)
    .select(['id', 'name', 'name_key as key'])
    .where('name_key', 'like', `%${escapeLike(key)}%`)
    .orderBy((label) => label('name_key', 'not like', `${escapeLike(key)}%`))
    .orderBy('name_key')
    .limit(limit)
    .execute();

/** Which of some keys a filmmaker has labels for. */
export async function findLabelKeys(
  queries: Queries,
  accountId: number,
  kind: LabelKind,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await ownLabels(queries, accountId, kind).select('name_key').where('name_key', 'in', keys).execute();
  return rows.map(({ name_key }) => name_key);
}

/** How many labels of a kind a filmmaker has added. */
export async function countLabels(queries: Queries, accountId: number, kind: LabelKind): Promise<number> {
  const { count } = await ownLabels(queries, accountId, kind)
    .select((labels) => labels.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a label, or finds the one that is the same: however often and at once it is asked for, there is one. */
export const insertLabel = (queries: Queries, { accountId, kind, name, key, at }: NewLabel) =>
  queries
    .insertInto('labels')
    .values({ account_id: accountId, kind, name, name_key: key, created_at: at })
    .onConflict((same) => same.constraint('labels_name').doUpdateSet((row) => ({ name_key: row.ref('excluded.name_key') })))
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
