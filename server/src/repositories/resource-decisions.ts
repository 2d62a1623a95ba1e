import type { Queries } from '../database/queries.ts';

/** What staff did to a resource. */
export const resourceActions = ['create', 'change', 'publish', 'unpublish', 'moveUp', 'moveDown', 'remove'] as const;

/** One of {@link resourceActions}. */
export type ResourceAction = (typeof resourceActions)[number];

/** Something that staff did, to be recorded. */
export interface NewResourceDecision {
  readonly resourceId: number;
  readonly title: string;
  readonly accountId: number;
  readonly action: ResourceAction;
  readonly at: Date;
}

/** The history that is shown is not longer than this. */
const most = 50;

/** Records what was done to a resource. */
export const insertResourceDecision = (queries: Queries, { resourceId, title, accountId, action, at }: NewResourceDecision) =>
  queries
    .insertInto('resource_decisions')
    .values({ resource_id: resourceId, title, account_id: accountId, action, decided_at: at })
    .execute();

/** Whether the last thing done to a resource, which may be gone since, was this, by this person: it is sent again. */
export async function wasResourceDecided(
  queries: Queries,
  { resourceId, accountId, action }: Pick<NewResourceDecision, 'resourceId' | 'accountId' | 'action'>,
): Promise<boolean> {
  const decisions = queries.selectFrom('resource_decisions').selectAll().where('resource_id', '=', resourceId);
  const last = await decisions.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.account_id === accountId && last.action === action;
}

/** What was done last in the library, the newest first. */
export const listResourceDecisions = (queries: Queries) =>
  queries
    .selectFrom('resource_decisions')
    .leftJoin('accounts', 'accounts.id', 'resource_decisions.account_id')
    .selectAll('resource_decisions')
    .select('accounts.name as decided_by')
    .orderBy('resource_decisions.id', 'desc')
    .limit(most)
    .execute();
