import type { CallTypes } from '@reelform/schemas/api';
import type { FastifyBaseLogger } from 'fastify';
import { type Refusal, refuse } from '../errors.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { Account } from '../repositories/accounts.ts';
import { insertResourceDecision } from '../repositories/resource-decisions.ts';
import { deleteResource, findResource, lockTab, setOrder, setPublished } from '../repositories/resources.ts';
import { markForRemoval } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';

/** A decision about a resource, and who takes it. */
export interface ResourceRuling {
  readonly resourceId: number;
  readonly staff: Account;
  readonly body: CallTypes<'POST /staff/resources/:id/decide'>['body'];
  readonly log: FastifyBaseLogger;
}

/** Publishes, takes back, moves or removes a resource, and records it. What is so already is left as it is. */
export async function decideResource(
  { database, now, storage }: Services,
  { resourceId, staff, body: { action, version }, log }: ResourceRuling,
): Promise<Refusal | undefined> {
  const at = new Date(now());
  const { tables } = database;
  const gone: string[] = [];
  const refusal = await tables.transaction().execute(async (transaction) => {
    const tab = (await findResource(transaction, resourceId))?.tab;
    const ids = tab === undefined ? [] : await lockTab(transaction, tab);
    const resource = await findResource(transaction, resourceId);
    const place = ids.indexOf(resourceId);
    // Removed, or moved to another tab, while this one was waited for.
    if (!resource || place < 0) return refuse('not_found');
    if (resource.version !== version) return refuse('decided_elsewhere');
    if (action === 'publish' || action === 'unpublish') {
      if ((resource.published_at !== null) === (action === 'publish')) return undefined;
      await setPublished(transaction, resourceId, action === 'publish' ? at : null);
    } else if (action === 'remove') {
      gone.push(...[resource.key, resource.thumb_key].filter((key) => key !== null));
      await deleteResource(transaction, resourceId);
      await markForRemoval(transaction, gone, at);
    } else {
      const to = action === 'moveUp' ? place - 1 : place + 1;
      if (to < 0 || to >= ids.length) return undefined;
      await setOrder(transaction, ids.toSpliced(place, 1).toSpliced(to, 0, resourceId));
    }
    const record = { resourceId, title: resource.title, accountId: staff.id, action, at };
    await insertResourceDecision(transaction, record);
    return undefined;
  });
  if (!refusal) await sweepObjects(tables, storage, log, gone);
  return refusal;
}
