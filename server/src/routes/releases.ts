import { assetsContext } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { conflictWith, isStale } from '../films/conflict.ts';
import { readFilmParts } from '../films/film-parts.ts';
import { filmType } from '../films/film-row.ts';
import { may, permissionsAt } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { addedBeside } from '../forms/added-fields.ts';
import type { HandlersOf } from '../http/calls.ts';
import { requestRelease } from '../repositories/film-settings.ts';
import { lockFilm } from '../repositories/films.ts';

const form = 'release-date';

/** Ask for the date on which a film comes out. */
export const releaseHandlers: HandlersOf<'POST /filmmakers/films/update/request-release-date'> = {
  async 'POST /filmmakers/films/update/request-release-date'({ services, account, body, language }) {
    const { database, forms, now, options } = services;
    const release = body.releaseDate === undefined ? undefined : new Date(body.releaseDate * 1000);
    const added = addedBeside(['releaseDate'], body.added);
    return database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, body.filmmakerFilmId, account.id);
      if (!film || (body.programId !== undefined && body.programId !== film.program_id)) return refuse('not_found');
      if (!may(options, film.status, 'releaseDate')) return refuseLocked(film.status);
      const context = assetsContext({
        status: film.status,
        type: filmType(film.type),
        may: [...permissionsAt(options, film.status)],
      });
      const data = { ...added, ...(release && { releaseDate: release.toISOString() }) };
      const errors = forms.judge(form, data, { mode: 'strict', context }, language);
      if (!release || errors.length > 0) return refuse('invalid', { errors });
      if (isStale(body, film)) return conflictWith(film, await readFilmParts(transaction, film.id), services);
      const { version } = await requestRelease(transaction, film.id, release, { [form]: added }, new Date(now()));
      return { success: true, version };
    });
  },
};
