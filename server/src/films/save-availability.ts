import { assetsContext } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';
import type { Queries } from '../database/queries.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { notice } from '../http/error-reply.ts';
import { isObject } from '../is-object.ts';
import { setAvailability } from '../repositories/film-settings.ts';
import type { Film } from '../repositories/films.ts';
import type { Services } from '../services.ts';
import { filmType } from './film-row.ts';
import { may, permissionsAt } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';
import type { FilmSave } from './submission.ts';

const form = 'availability';

/** What a save says of the countries that a film is shown in; `undefined` for a save of anything else. */
export const geoRestrictionIn = ({ programDetails }: FilmSave): unknown => Reflect.get(programDetails, 'geoRestriction');

/** Judges and writes where a film may be shown. The caller holds the film. @returns its version after that */
export async function saveAvailability(
  queries: Queries,
  { forms, now, options }: Services,
  language: PublishedLanguage,
  film: Film,
  given: unknown,
): Promise<{ readonly version: number } | Refusal> {
  if (!may(options, film.status, 'availability')) return refuseLocked(film.status);
  const context = assetsContext({
    status: film.status,
    type: filmType(film.type),
    may: [...permissionsAt(options, film.status)],
  });
  const errors = forms.judge(form, given, { mode: 'strict', context }, language);
  if (errors.length > 0 || !isObject(given)) return refuse('invalid', { errors });
  const judged: unknown = forms.clean(form, given, { context });
  const availability = judged as FormPayloads['availability']; // judged by the form just now
  const unknown = availability.countries.find((code) => !options.countries.some((country) => country.code === code));
  if (unknown !== undefined) {
    const path = `/countries/${availability.countries.indexOf(unknown)}`;
    const message = notice(language.notices, 'error.unknownCountry');
    return refuse('invalid', { errors: [{ path, keyword: 'unknownCountry', message }] });
  }
  const { type, countries, ...added } = availability;
  return setAvailability(queries, film.id, { type, countries }, { [form]: added }, new Date(now()));
}
