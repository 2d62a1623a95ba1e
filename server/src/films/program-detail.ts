import { emptyDetails, FilmStatus, ProgramStatus, type ProgramStatusValue } from '@reelform/schemas/api';
import { isObject } from '../is-object.ts';
import type { Chapter } from '../repositories/chapters.ts';
import type { Film } from '../repositories/films.ts';
import type { StoredDetails } from '../repositories/program-details.ts';
import type { Services } from '../services.ts';
import { geoTypeOf } from './availability.ts';
import { filmType } from './film-row.ts';
import { may } from './permissions.ts';

/** The details of a film or an episode, as a reply has them. */
export interface ProgramDetailReply {
  readonly programDetail: { readonly isCopy: boolean; readonly [member: string]: unknown };
  readonly filmmakerProgramStatus: ProgramStatusValue;
}

/** When, by which rules and of what details are asked for. */
export interface DetailsMoment extends Pick<Services, 'forms' | 'options'> {
  readonly now: number;
  /** @default the film itself */
  readonly episode?: Chapter;
}

/**
 * The details of a film, or of one of its episodes: as they were saved, or as they begin. What the film itself keeps
 * (type, title, availability, terms) is always as the film has it.
 */
export function programDetail(
  film: Film,
  stored: readonly StoredDetails[],
  { forms, now, options, episode }: DetailsMoment,
): ProgramDetailReply {
  const row = stored.find(({ chapter_id }) => chapter_id === (episode?.id ?? null));
  const about = { title: film.title, type: filmType(film.type), shortDescription: film.short_description };
  const isOpen = may(options, film.status, 'details') || (episode?.is_new === true && may(options, film.status, 'episodes'));
  const begun = emptyDetails(about, isOpen ? new Date(now).getUTCFullYear() : undefined, episode);
  const saved: { readonly [member: string]: unknown } = row && isObject(row.details) ? row.details : begun;
  // A field that the form's file has no more stays stored until the next save.
  const { terms, ...details } = forms.named('film-details', saved);
  const kept = episode
    ? { ...(details['episodeTitle'] !== undefined && { episodeTitle: episode.title }) }
    : {
        ...(details['title'] !== undefined && { title: film.title }),
        ...(terms !== undefined && film.status === FilmStatus.draft && { terms: film.terms }),
        geoRestriction: keptAvailability(film, details['geoRestriction']),
      };
  return {
    programDetail: { ...details, type: begun.type, ...kept, isCopy: details['isCopy'] === true },
    filmmakerProgramStatus: statuses.find((status) => status === row?.status) ?? ProgramStatus.draft,
  };
}

const statuses = Object.values(ProgramStatus);

/** Where the film may be shown; a choice of countries that is not finished stays as it was left. */
function keptAvailability(film: Film, saved: unknown) {
  const isChosen = isObject(saved) && saved['type'] !== undefined && saved['type'] !== 'everywhere';
  if (isChosen && saved['countries'] === undefined) return saved;
  const type = geoTypeOf(film);
  return type ? { type, countries: film.geo_countries } : { type: 'everywhere' };
}
