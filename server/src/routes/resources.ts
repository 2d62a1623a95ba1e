import { refuse } from '../errors.ts';
import { assetRows } from '../films/asset-rows.ts';
import { readObjectName } from '../films/object-keys.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { listAssets } from '../repositories/assets.ts';
import { findFilm } from '../repositories/films.ts';
import { listResources } from '../repositories/resources.ts';
import { tabsIn } from '../tabs-in.ts';

type ListCall = CallRequest<'GET /filmmakers/film/:id/resource-list'>;

const resourcesPageSize = 12;
const assetsPageSize = 20;

/** What a resource is, as answers have it. */
export const kindOf = (type: string): 'Image' | 'Video' | 'Link' => (type === 'Video' || type === 'Link' ? type : 'Image');

/** The resource library of a filmmaker, and the assets of a film a page at a time. */
export const resourceHandlers: HandlersOf<'GET /filmmakers/film/:id/resource-list'> = {
  'GET /filmmakers/film/:id/resource-list': (call) =>
    call.query.activetab === undefined ? listFilmAssets(call) : listLibrary(call, call.query.activetab),
};

async function listLibrary({ services, account, language, params, query }: ListCall, wanted: string) {
  const { database, options, storage } = services;
  if (params.id !== account.id) return refuse('not_found');
  if (!account.showResourcesTab) return refuse('forbidden');
  const tabs = options.resourceTabs;
  const activetab = (tabs.find(({ value }) => value === wanted) ?? tabs[0])?.value ?? wanted;
  const { total, rows } = await listResources(database.tables, {
    tab: activetab,
    page: query.page ?? 1,
    pageSize: resourcesPageSize,
  });
  const shown = await Promise.all(
    rows.map(async ({ id, title, type, key, link, thumb_key }) => ({
      id,
      title,
      type: kindOf(type),
      fileUrl: key === null ? (link ?? '') : await storage.signGet(key, 'preview'),
      videoThumb: thumb_key === null ? null : await storage.signGet(thumb_key, 'preview'),
      downloadUrl: key === null ? (link ?? '') : await storage.signGet(key, { fileName: readObjectName(key) }),
    })),
  );
  const totalPages = Math.ceil(total / resourcesPageSize);
  return { data: { rows: shown, totalRows: total, totalPages, activetab, tabs: tabsIn(language, tabs) } };
}

async function listFilmAssets({ services, account, params, query }: ListCall) {
  const { database, storage } = services;
  const film = await findFilm(database.tables, params.id, account.id);
  if (!film) return refuse('not_found');
  const assets = await listAssets(database.tables, film.id);
  const from = ((query.page ?? 1) - 1) * assetsPageSize;
  const rows = await assetRows(film, assets.slice(from, from + assetsPageSize), storage);
  return { data: { rows, totalRows: assets.length, totalPages: Math.ceil(assets.length / assetsPageSize) } };
}
