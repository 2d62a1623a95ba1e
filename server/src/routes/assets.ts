import type { FormError } from '@reelform/engine/validation';
import { AssetStatus, assetsContext, FilmStatus, manageAssetsData, subtitlesData } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { assetFacts, assetRows } from '../films/asset-rows.ts';
import { conflictWith, isStale } from '../films/conflict.ts';
import { type FilmParts, readFilmParts } from '../films/film-parts.ts';
import { isReserved } from '../films/film-reply.ts';
import { filmType } from '../films/film-row.ts';
import { may, permissionsAt } from '../films/permissions.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { listAssets } from '../repositories/assets.ts';
import { moveFilm } from '../repositories/film-settings.ts';
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
      if (!isAllowed) return refuse('film_locked');
      const parts = await readFilmParts(transaction, film.id);
      if (isStale(body, film)) return conflictWith(film, parts, services);
      const errors = judgeAssets(call, film, parts);
      if (errors.length > 0) return refuse('invalid', { errors });
      const status = body.form === 'manage-assets' ? statusAfter(film.status) : film.status;
      return { status, ...(await moveFilm(transaction, film.id, status, new Date(now()))) };
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

/** Complaints about the assets as they are registered: by the form, about rejected ones, and about files of other films. */
function judgeAssets(
  { services: { forms, options }, language, body }: SaveAssets,
  film: Film,
  { assets, chapters }: FilmParts,
): readonly FormError[] {
  const facts = assets.flatMap(assetFacts);
  const shown = chapters.filter((chapter) => !isReserved(chapter));
  const about = {
    status: film.status,
    type: filmType(film.type),
    may: [...permissionsAt(options, film.status)],
    selectedImage: film.selected_image,
    chapters: shown.map(({ id, title }) => ({ chapterId: id, title })),
  };
  const data = forms.known(body.form, { ...(body.form === 'subtitles' ? subtitlesData : manageAssetsData)(about, facts) });
  const errors = [...forms.judge(body.form, data, { mode: 'strict', context: assetsContext(about) }, language)];
  if (body.form === 'manage-assets') errors.push(...findRejected(data, language.notices));
  const foreign = body.assetsData.findIndex(({ assetUrl }) => !assets.some(({ key }) => key === assetUrl));
  if (foreign >= 0)
    errors.push({
      path: `/assetsData/${foreign}/assetUrl`,
      keyword: 'ownFile',
      message: notice(language.notices, 'error.foreignFile'),
    });
  return errors;
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
