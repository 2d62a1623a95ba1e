import type { JsonObject } from '@reelform/engine/validation';
import type { CallTypes } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';
import { Refusal, refuse } from '../errors.ts';
import { addedReply } from '../forms/added-fields.ts';
import type { HandlersOf } from '../http/calls.ts';
import { listResourceDecisions, resourceActions } from '../repositories/resource-decisions.ts';
import { findResource, listResources, type Resource } from '../repositories/resources.ts';
import type { Services } from '../services.ts';
import { decideResource } from '../staff/decide-resource.ts';
import { resourceForm, saveResource } from '../staff/save-resource.ts';
import { tabsIn } from '../tabs-in.ts';
import { seconds } from '../unix-seconds.ts';
import { kindOf } from './resources.ts';

type Row = CallTypes<'GET /staff/resources'>['reply']['data']['rows'][number];

const pageSize = 20;

/** The resource library as staff fill it: list, add, change, publish, order, remove. */
export const staffResourceHandlers: HandlersOf<
  | 'GET /staff/resources'
  | 'POST /staff/resources/create'
  | 'POST /staff/resources/:id/update'
  | 'POST /staff/resources/:id/decide'
> = {
  async 'GET /staff/resources'({ services, language, query }) {
    const { database, options } = services;
    const tabs = options.resourceTabs;
    const activetab = (tabs.find(({ value }) => value === query.activetab) ?? tabs[0])?.value ?? '';
    const page = query.page ?? 1;
    const { total, rows } = await listResources(database.tables, { tab: activetab, page, pageSize, withDrafts: true });
    const history = await listResourceDecisions(database.tables);
    const shown = rows.map((row, index) => resourceRow(row, (page - 1) * pageSize + index, total, services));
    return {
      data: {
        rows: await Promise.all(shown),
        totalRows: total,
        totalPages: Math.ceil(total / pageSize),
        activetab,
        tabs: tabsIn(language, tabs),
        history: history.flatMap(({ id, resource_id, title, action: written, decided_by, decided_at }) => {
          const action = resourceActions.find((one) => one === written);
          const decidedAt = seconds(decided_at);
          return action ? [{ id, resourceId: resource_id, title, action, decidedBy: decided_by, decidedAt }] : [];
        }),
      },
    };
  },

  async 'POST /staff/resources/create'(call) {
    const id = await saveResource(call, call.body);
    return id instanceof Refusal ? id : { data: id };
  },

  async 'POST /staff/resources/:id/update'(call) {
    const { services, language, params, body } = call;
    const given = body.entries as JsonObject; // an object by the schema of the call
    const errors = services.forms.judge(resourceForm, given, { mode: 'strict' }, language);
    if (errors.length > 0) return refuse('invalid', { errors });
    const judged: unknown = services.forms.clean(resourceForm, given);
    const entries = judged as FormPayloads[typeof resourceForm]; // judged by the form just now
    const resource = await findResource(services.database.tables, params.id);
    if (!resource) return refuse('not_found');
    const id = await saveResource(call, entries, { resource, version: body.version });
    return id instanceof Refusal ? id : { data: id };
  },

  async 'POST /staff/resources/:id/decide'({ services, account, params, body, request }) {
    const ruling = { resourceId: params.id, staff: account, body, log: request.log };
    return (await decideResource(services, ruling)) ?? { success: true };
  },
};

const resourceRow = async (
  resource: Resource,
  place: number,
  total: number,
  { forms, storage }: Pick<Services, 'forms' | 'storage'>,
): Promise<Row> => ({
  id: resource.id,
  title: resource.title,
  tab: resource.tab,
  type: kindOf(resource.type),
  key: resource.key,
  thumbKey: resource.thumb_key,
  link: resource.link,
  ...addedReply(forms, resourceForm, resource.added),
  fileUrl: resource.key === null ? (resource.link ?? '') : await storage.signGet(resource.key, 'preview'),
  thumbUrl: resource.thumb_key === null ? null : await storage.signGet(resource.thumb_key, 'preview'),
  publishedAt: seconds(resource.published_at),
  version: resource.version,
  isFirst: place === 0,
  isLast: place === total - 1,
});
