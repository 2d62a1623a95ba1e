import { Refusal, refuse } from '../errors.ts';
import { isReserved } from '../films/film-reply.ts';
import { isEditable } from '../films/film-status.ts';
import { may } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { takeAssets } from '../films/remove-asset.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { HandlersOf } from '../http/calls.ts';
import { listAssets } from '../repositories/assets.ts';
import { deleteChapters, insertChapter, listChapters, placeChapter } from '../repositories/chapters.ts';
import { lockFilm } from '../repositories/films.ts';

/** Keep a place for an episode, and delete one. */
export const episodeHandlers: HandlersOf<'GET /filmmakers/films/:id/new-episode-id' | 'POST /filmmakers/:id/delete-chapter'> = {
  async 'GET /filmmakers/films/:id/new-episode-id'({ services, account, params, request }) {
    const { database, forms, now, options } = services;
    const at = new Date(now());
    return database.tables.transaction().execute(async (transaction) => {
      const keepEpisode = async () => {
        const film = await lockFilm(transaction, params.id, account.id);
        if (!film) return refuse('not_found');
        if (!may(options, film.status, 'episodes')) return refuseLocked(film.status);
        const chapters = await listChapters(transaction, film.id);
        const first = isEditable(film.status) ? forms.limit('film-submission', 'chapters', 'maxItems') : undefined;
        const limit = first ?? options.limits.episodes;
        const next = (chapters.at(-1)?.episode_number ?? 0) + 1;
        if (chapters.length < limit) return { data: await insertChapter(transaction, film.id, next, at) };
        // A place that was kept and never used is given again, behind the others, so that a closed window costs no episode:
        // the one that was given longest ago, as to those given since an upload may be on its way.
        const reserved = chapters.find(isReserved);
        if (reserved) return { data: await placeChapter(transaction, reserved.id, next) };
        return refuse(first === undefined ? 'series_full' : 'too_many_episodes', { values: { limit } });
      };
      return answerOnce(transaction, {
        request,
        account,
        content: ['episode', params.id],
        at,
        make: keepEpisode,
        filmOf: () => params.id,
      });
    });
  },

  async 'POST /filmmakers/:id/delete-chapter'({ services, account, params, body, request }) {
    const { database, now, storage } = services;
    const keys = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, body.filmmakerProgramId, account.id);
      const chapters = film ? await listChapters(transaction, film.id) : [];
      const chapter = chapters.find(({ id }) => id === params.id);
      if (!film || !chapter) return refuse('not_found');
      if (!may(services.options, film.status, 'episodes') || !chapter.is_new) return refuseLocked(film.status);
      const assets = (await listAssets(transaction, film.id)).filter(({ chapter_id }) => chapter_id === chapter.id);
      const gone = await takeAssets(transaction, film.id, assets, new Date(now()));
      await deleteChapters(transaction, film.id, [chapter.id]);
      return gone;
    });
    if (keys instanceof Refusal) return keys;
    await sweepObjects(database.tables, storage, request.log, keys);
    return { success: true };
  },
};
