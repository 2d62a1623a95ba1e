import type { CallTypes } from '@reelform/schemas/api';
import type { FastifyBaseLogger } from 'fastify';
import { type Refusal, refuse } from '../errors.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { Account } from '../repositories/accounts.ts';
import { insertResourceDecision, wasResourceDecided } from '../repositories/resource-decisions.ts';
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

/**
 * Publishes, takes back, moves or removes a resource, and records it. What is so already is left as it is, and so is what
 * the same person did with a request whose answer was lost.
 */
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
    const sent = { resourceId, accountId: staff.id, action };
    if (resource?.version !== version) {
      // Sent again, as the answer was lost. Moves leave the version as it is.
      const isDone = action === (resource ? (resource.published_at ? 'publish' : 'unpublish') : 'remove');
      if (isDone && (await wasResourceDecided(transaction, sent))) return undefined;
      return refuse(resource ? 'decided_elsewhere' : 'not_found');
    }
    // Moved to another tab while this one was waited for.
    if (place < 0) return refuse('not_found');
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
    await insertResourceDecision(transaction, { ...sent, title: resource.title, at });
    return undefined;
  });
  if (!refusal) await sweepObjects(tables, storage, log, gone);
  return refusal;
}
