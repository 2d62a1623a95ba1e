import type { FormPayloads } from '@reelform/schemas/types';
import { Refusal, refuse } from '../errors.ts';
import { checkAttachment, type OfferedAttachment, takeAttachment } from '../films/attached-file.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { CallRequest } from '../http/calls.ts';
import { insertResourceDecision } from '../repositories/resource-decisions.ts';
import {
  findTwin,
  insertResource,
  lockResource,
  type Resource,
  type ResourceContent,
  saysTheSame,
  updateResource,
} from '../repositories/resources.ts';
import { markForRemoval } from '../repositories/uploads.ts';

/** The form in which a resource is written. */
export const resourceForm = 'staff-resource';

type SavingCall = Pick<CallRequest<'POST /staff/resources/create'>, 'services' | 'account' | 'language' | 'request'>;

/** A resource as it was when its save was begun. */
interface Stored {
  readonly resource: Resource;
  /** The version that was looked at. */
  readonly version: number;
}

type Entries = FormPayloads[typeof resourceForm];

const contentOf = ({ title, tab, kind, image, video, thumb, link, ...added }: Entries): ResourceContent => ({
  title,
  tab,
  type: kind,
  key: (kind === 'Image' ? image : kind === 'Video' ? video : undefined) ?? null,
  thumbKey: (kind === 'Video' && thumb) || null,
  link: (kind === 'Link' && link) || null,
  added: { [resourceForm]: added },
});

/** The files of a resource that it did not have before. */
const newFiles = (content: ResourceContent, before: Resource | undefined): readonly OfferedAttachment[] => {
  const field = content.type === 'Image' ? 'image' : 'video';
  const offered = [
    { key: content.key, field },
    { key: content.thumbKey, field: 'thumb' },
  ];
  return offered.flatMap(({ key, field: name }) =>
    key === null || key === before?.key || key === before?.thumb_key
      ? []
      : [{ filmId: null, key, form: resourceForm, field: name, path: `/${name}` }],
  );
};

const refuseTwin = ({ key, type }: ResourceContent) =>
  refuse('same_resource', { path: key === null ? '/link' : type === 'Image' ? '/image' : '/video' });

/** What is added once more is that resource where it says the same; else what it says would be lost. */
const sentAgain = (twin: Resource, content: ResourceContent): number | Refusal =>
  saysTheSame(twin, content) ? twin.id : refuseTwin(content);

/**
 * Adds a resource to the library as a draft, or writes one over. The same file, or the same link in the same tab, sent
 * twice is one resource. What was judged by the form is handed in.
 */
export async function saveResource(call: SavingCall, entries: Entries, stored?: Stored): Promise<number | Refusal> {
  const { services, account, request } = call;
  const { database, now, storage } = services;
  const { tables } = database;
  const content = contentOf(entries);
  const same = stored ? undefined : await findTwin(tables, content);
  if (same) return sentAgain(same, content);
  const offered = newFiles(content, stored?.resource);
  for (const file of offered) {
    const checked = await checkAttachment(call, file);
    if (checked instanceof Refusal) return checked;
  }
  const at = new Date(now());
  const replaced: string[] = [];
  const saved = await tables.transaction().execute(async (transaction) => {
    const held = stored && (await lockResource(transaction, stored.resource.id));
    if (stored && !held) return refuse('not_found');
    // A save whose answer was lost is sent again: what it says is there.
    if (stored && held?.version !== stored.version)
      return held && saysTheSame(held, content) ? held.id : refuse('decided_elsewhere');
    const twin = await findTwin(transaction, content);
    if (twin && twin.id !== held?.id) return stored ? refuseTwin(content) : sentAgain(twin, content);
    for (const file of offered) {
      if (!(await takeAttachment(transaction, file))) return refuse('upload_missing', { path: file.path });
    }
    const record = (resourceId: number, action: 'create' | 'change') =>
      insertResourceDecision(transaction, { resourceId, title: content.title, accountId: account.id, action, at });
    if (!held) {
      const id = await insertResource(transaction, content, at);
      if (id === undefined) {
        const quicker = await findTwin(transaction, content);
        return quicker ? sentAgain(quicker, content) : refuse('unavailable');
      }
      await record(id, 'create');
      return id;
    }
    await updateResource(transaction, held.id, content);
    await record(held.id, 'change');
    const gone = [held.key, held.thumb_key].filter((key) => key !== null && key !== content.key && key !== content.thumbKey);
    replaced.push(...gone.filter((key) => key !== null));
    await markForRemoval(transaction, replaced, at);
    return held.id;
  });
  if (typeof saved === 'number') await sweepObjects(tables, storage, request.log, replaced);
  return saved;
}
