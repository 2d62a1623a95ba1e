import type { LabelKind } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { labelKey, labelName } from '../films/labels.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { countLabels, findLabelKeys, insertLabel, searchLabels } from '../repositories/labels.ts';

/** What bounds an answer. */
const mostRows = 100;
/** What bounds the labels of one kind that one filmmaker adds. */
const mostOwn = 1000;

type Search = Pick<CallRequest<'GET /filmmakers/tags/search'>, 'services' | 'account' | 'query' | 'language'>;

/** Genres and tags: those of the platform and the filmmaker's own, which are added here. */
export const labelHandlers: HandlersOf<
  | 'GET /filmmakers/genres/search'
  | 'GET /filmmakers/secondary-genres/search'
  | 'GET /filmmakers/tags/search'
  | 'POST /filmmakers/tags/create'
> = {
  'GET /filmmakers/genres/search': (call) => search(call, 'genre'),
  'GET /filmmakers/secondary-genres/search': (call) => search(call, 'secondaryGenre'),
  'GET /filmmakers/tags/search': (call) => search(call, 'tag'),

  async 'POST /filmmakers/tags/create'({ services, account, body }) {
    const { database, now, options } = services;
    const { kind = 'tag' } = body;
    const name = labelName(body.name);
    const key = labelKey(name);
    const ofPlatform = options.labels[kind].find((label) => labelKey(label) === key);
    if (ofPlatform !== undefined) return { data: { id: null, name: ofPlatform } };
    const isKnown = (await findLabelKeys(database.tables, account.id, kind, [key])).length > 0;
    if (!isKnown && (await countLabels(database.tables, account.id, kind)) >= mostOwn)
      return refuse('too_many_labels', { values: { limit: mostOwn } });
    return { data: await insertLabel(database.tables, { accountId: account.id, kind, name, key, at: new Date(now()) }) };
  },
};

async function search({ services, account, query, language }: Search, kind: LabelKind) {
  const { database, options } = services;
  const wanted = labelKey(query.searchText ?? '');
  const ofPlatform = options.labels[kind]
    .map((name) => ({ id: null, name, key: labelKey(name) }))
    .filter(({ key }) => key.includes(wanted));
  const own = await searchLabels(database.tables, account.id, kind, wanted, mostRows);
  const late = ({ key }: { readonly key: string }) => (key.startsWith(wanted) ? 0 : 1);
  // Without its tag it would be the language of the machine.
  const { compare } = new Intl.Collator(language.tag);
  const rows = [...ofPlatform, ...own]
    .sort((a, b) => late(a) - late(b) || compare(a.name, b.name))
    .slice(0, mostRows)
    .map(({ id, name }) => ({ id, name }));
  return { data: { rows } };
}
