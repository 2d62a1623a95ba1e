import type { FormError } from '@reelform/engine/validation';
import {
  type AddedFields,
  AssetStatus,
  addedToAssets,
  assetsContext,
  FilmStatus,
  isAddedToAssets,
  manageAssetsData,
  SaveStatus,
  subtitlesData,
  withAddedToAssets,
} from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { assetFacts, assetRows } from '../films/asset-rows.ts';
import { conflictWith, isStale } from '../films/conflict.ts';
import { type FilmParts, readFilmParts } from '../films/film-parts.ts';
import { episodesOf } from '../films/film-reply.ts';
import { filmType } from '../films/film-row.ts';
import { may, permissionsAt } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { addedOfFilm } from '../forms/added-fields.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { listAssets } from '../repositories/assets.ts';
import { keepAdded, moveFilm } from '../repositories/film-settings.ts';
import { type Film, findFilm, lockFilm } from '../repositories/films.ts';

type SaveAssets = CallRequest<'POST /filmmakers/films/:id/update-assets'>;

/** The assets of a film, and their save. */
export const assetHandlers: HandlersOf<'GET /filmmakers/films/:id/assets' | 'POST /filmmakers/films/:id/update-assets'> = {
  async 'GET /filmmakers/films/:id/assets'({ services, account, params }) {
    const { database, storage } = services;
    const film = await findFilm(database.tables, params.id, account.id);
    if (!film) return refuse('not_found');
    return { data: { rows: await assetRows(film, await listAssets(database.tables, film.id), storage) } };
  },

  async 'POST /filmmakers/films/:id/update-assets'(call) {
    const { services, account, body, params } = call;
    const { database, now, options } = services;
    const saved = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      const isAllowed =
        body.form === 'subtitles'
          ? may(options, film.status, 'subtitles')
          : may(options, film.status, 'assets') || may(options, film.status, 'rejectedAssets');
      if (!isAllowed) return refuseLocked(film.status);
      const parts = await readFilmParts(transaction, film.id);
      const isDraft = body.programStatus === SaveStatus.finishLater;
      if (!isDraft && isStale(body, film)) return conflictWith(film, parts, services);
      const { errors, added } = judgeAssets(call, film, parts);
      if (errors.length > 0) return refuse('invalid', { errors });
      const at = new Date(now());
      if (body.added) await keepAdded(transaction, film.id, { [body.form]: added }, at);
      // Nothing that another save could overlook has changed.
      if (isDraft) return { status: film.status, version: film.version };
      const status = body.form === 'manage-assets' ? statusAfter(film.status) : film.status;
      return { status, ...(await moveFilm(transaction, film.id, status, at)) };
    });
    if (saved instanceof Refusal) return saved;
    const { status, version } = saved;
    return { data: { id: params.id, submit: status !== FilmStatus.draft, changeStatus: status, version } };
  },
};

/** A rejected film whose assets were replaced goes back to where it was judged. */
const statusAfter = (status: number): number => {
  if (status === FilmStatus.rejected) return FilmStatus.submitted;
  return status === FilmStatus.rejectedWithRows ? FilmStatus.review : status;
};

/** What came of judging assets. */
interface AssetsVerdict {
  readonly errors: readonly FormError[];
  /** What was said in added fields, as it is kept. */
  readonly added: AddedFields;
}

/**
 * Complaints about the assets as they are registered: by the form, about rejected ones, and about files of other films. Of a
 * draft those about added fields alone: the others are about files that are registered already.
 */
function judgeAssets(
  { services: { forms, options }, language, body }: SaveAssets,
  film: Film,
  { assets, chapters }: FilmParts,
): AssetsVerdict {
  const facts = assets.flatMap(assetFacts);
  const shown = episodesOf(chapters);
  const about = {
    status: film.status,
    type: filmType(film.type),
    may: [...permissionsAt(options, film.status)],
    selectedImage: film.selected_image,
    chapters: shown.map(({ id, title }) => ({ chapterId: id, title })),
    ...addedOfFilm(forms, film.added),
  };
  const stored = forms.known(body.form, { ...(body.form === 'subtitles' ? subtitlesData : manageAssetsData)(about, facts) });
  const data = body.added ? withAddedToAssets(body.form, stored, body.added) : stored;
  const context = assetsContext(about);
  const added = addedToAssets(body.form, forms.clean(body.form, data, { context }));
  if (body.programStatus === SaveStatus.finishLater) {
    const found = forms.judge(body.form, data, { mode: 'draft', context }, language);
    return { errors: found.filter(({ path }) => isAddedToAssets(body.form, path)), added };
  }
  const errors = [...forms.judge(body.form, data, { mode: 'strict', context }, language)];
  if (body.form === 'manage-assets') errors.push(...findRejected(data, language.notices));
  const foreign = body.assetsData.findIndex(({ assetUrl }) => !assets.some(({ key }) => key === assetUrl));
  if (foreign >= 0)
    errors.push({
      path: `/assetsData/${foreign}/assetUrl`,
      keyword: 'ownFile',
      message: notice(language.notices, 'error.foreignFile'),
    });
  return { errors, added };
}

/** Complaints at the places whose newest asset was rejected. */
function findRejected(data: object, notices: SaveAssets['language']['notices'], path = ''): readonly FormError[] {
  return Object.entries(data).flatMap(([name, value]): readonly FormError[] => {
    if (name === 'chapters' && Array.isArray(value))
      return value.flatMap((chapter: object, index) => findRejected(chapter, notices, `/chapters/${index}`));
    if (!name.endsWith('Status') || value !== AssetStatus.rejected) return [];
    const message = notice(notices, 'error.rejectedAsset');
    return [{ path: `${path}/${name.replace(/Status$/, '')}`, keyword: 'rejected', message }];
  });
}
