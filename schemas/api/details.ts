import type { ApiSchemas } from '../types/api.ts';
import type { FilmPermission } from './assets.ts';
import { FilmStatus } from './film.ts';

/** Kinds of labels that a film's details choose from. */
export type LabelKind = ApiSchemas['LabelCreate']['kind'] & string;

/** Numbers of `filmmakerProgramStatus`: where the details of a film or an episode stand, apart from the film's status. */
export const ProgramStatus = { draft: 0, submitted: 1, submittedAgain: 2 } as const;

/** One of the numbers of {@link ProgramStatus}. */
export type ProgramStatusValue = (typeof ProgramStatus)[keyof typeof ProgramStatus];

type FilmType = NonNullable<ApiSchemas['FilmReply']['data']['type']>;

/** What of a film its details' rules ask about. */
export interface DetailsFilm {
  readonly status: number;
  readonly may: readonly FilmPermission[];
  readonly type: FilmType | null;
}

/**
 * What the rules of the form `film-details` may ask about its record (`context`): page and server hand over the same.
 *
 * @param film `undefined` for one that is not stored yet (add mode)
 * @param episode the episode whose details they are; `undefined` for the film's own
 */
export const detailsContext = (film: DetailsFilm | undefined, episode?: { readonly isNewEpisode: 0 | 1 }) => ({
  status: film?.status ?? FilmStatus.draft,
  may: film ? [...film.may] : (['details'] satisfies FilmPermission[]),
  type: film?.type ?? 'SHORT_FILM',
  mode: film ? 'edit' : 'add',
  role: 'filmmaker',
  isEpisode: episode !== undefined,
  isNewEpisode: episode?.isNewEpisode ?? 0,
});

/**
 * The data that the form `film-details` begins with where none were saved yet.
 *
 * @param film the film that they are of, or whose episode
 * @param year the current one, for the copyright; `undefined` where nobody can fill the details in: nothing is suggested
 */
export const emptyDetails = (
  film: { readonly title: string; readonly type: FilmType | null; readonly shortDescription: string | null } | undefined,
  year: number | undefined,
  episode?: { readonly title: string },
) => ({
  ...(episode && { season: 1, ...(episode.title !== '' && { episodeTitle: episode.title }) }),
  ...(film && film.title !== '' && { title: film.title }),
  type: film?.type ?? 'SHORT_FILM',
  ...(film?.shortDescription && !episode && { shortDescription: film.shortDescription }),
  ...(year !== undefined && { copyright: String(year), crew: [{ role: 'director' }] }),
  geoRestriction: { type: 'everywhere' },
  isCopy: false,
});

/** What an episode keeps of its own when the details of its series are copied into it. */
const ownOfEpisode: readonly string[] = ['episodeTitle', 'season'];

/** An episode's details with those of its series copied into them: all that both have, and the mark that they are a copy. */
export const withCopiedDetails = (
  series: { readonly [member: string]: unknown },
  episode: { readonly [member: string]: unknown },
) => {
  const own = (details: object, isOwn: boolean) =>
    Object.fromEntries(Object.entries(details).filter(([name]) => ownOfEpisode.includes(name) === isOwn));
  const { terms, ...shared } = own(series, false);
  return { ...own(episode, true), ...shared, isCopy: true };
};
