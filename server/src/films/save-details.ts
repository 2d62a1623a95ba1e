import { detailsContext, FilmStatus, ProgramStatus, type ProgramStatusValue, SaveStatus } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { notice } from '../http/error-reply.ts';
import { type Chapter, renameChapter } from '../repositories/chapters.ts';
import { type FilmDetailsContent, setFilmDetails } from '../repositories/film-settings.ts';
import { type Film, insertFilm } from '../repositories/films.ts';
import { saveDetails } from '../repositories/program-details.ts';
import type { Services } from '../services.ts';
import { assetRulings, completenessFilm, findIncomplete } from './completeness.ts';
import { conflictWith, isStale } from './conflict.ts';
import type { FilmParts } from './film-parts.ts';
import { filmType } from './film-row.ts';
import { findUnknownCountries, keepLabels, type ProgramDetails } from './known-options.ts';
import { may } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';
import { dropUnplaced } from './save-parts.ts';
import type { FilmSave } from './submission.ts';

const form = 'film-details';

/** Who saves what. */
export interface DetailsCall {
  readonly services: Services;
  readonly language: PublishedLanguage;
  readonly accountId: number;
  readonly body: FilmSave;
}

/** What a save of details leaves behind. */
export interface SavedDetails {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly isSubmitted: boolean;
  /** Keys of the objects to remove. */
  readonly removed: readonly string[];
}

/** Whether a save is one of details. */
export const isDetailsSave = (body: FilmSave): boolean => body.form === form;

const isSubmission = (body: FilmSave) => body.programStatus === SaveStatus.submitNow && body.continue !== true;

/** A new film, by its details; nothing was uploaded for it yet, so that it can only be a draft. */
export async function createDetails(queries: Queries, call: DetailsCall): Promise<SavedDetails | Refusal> {
  const { services, accountId, body } = call;
  const details = judgeDetails(call, undefined, undefined);
  if (details instanceof Refusal) return details;
  const at = new Date(services.now());
  const { id, version } = await insertFilm(queries, accountId, {
    title: details.title || notice(call.language.notices, 'film.untitled.SHORT_FILM'),
    type: details.type ?? null,
    shortDescription: null,
    videoUrl: null,
    terms: details.terms ?? false,
    added: {},
    status: FilmStatus.draft,
    at,
  });
  await setFilmDetails(queries, id, { ...filmContent(details), status: FilmStatus.draft, isSubmitted: false, at });
  await keepLabels(queries, accountId, details, services.options, at);
  await saveDetails(queries, { filmId: id, chapterId: null }, { details, status: ProgramStatus.draft, at });
  return { id, version: version + 1, status: FilmStatus.draft, isSubmitted: isSubmission(body), removed: [] };
}

/**
 * The details of a stored film, or of the episode that the save names. The caller holds the film. One that cannot be
 * saved any more is not compared with a newer version.
 */
export async function updateDetails(
  queries: Queries,
  call: DetailsCall,
  film: Film,
  parts: FilmParts,
): Promise<SavedDetails | Refusal> {
  const { services, accountId, body } = call;
  const chapter = parts.chapters.find(({ id }) => id === body.programChapterId);
  if (typeof body.programChapterId === 'number' && !chapter) return refuse('episode_gone');
  if (!mayEdit(call, film, chapter)) return refuseLocked(film.status);
  if (isStale(body, film)) return conflictWith(film, parts, services);
  const foreign = findForeignAsset(call, parts);
  if (foreign) return foreign;
  const details = judgeDetails(call, { film, parts }, chapter);
  if (details instanceof Refusal) return details;

  const at = new Date(services.now());
  const isSubmitted = isSubmission(body);
  const status = statusAfter(film.status, isSubmitted && !chapter);
  await keepLabels(queries, accountId, details, services.options, at);
  const place = { filmId: film.id, chapterId: chapter?.id ?? null };
  const before = parts.details.find(({ chapter_id }) => chapter_id === place.chapterId)?.status;
  await saveDetails(queries, place, { details, status: programStatusAfter(before, isSubmitted), at });
  if (chapter && details.episodeTitle) await renameChapter(queries, film.id, chapter.id, details.episodeTitle);
  const content = chapter ? {} : filmContent(details);
  const hasMoved = film.status === FilmStatus.draft && status === FilmStatus.submitted;
  const { version } = await setFilmDetails(queries, film.id, { ...content, status, isSubmitted: hasMoved, at });
  const removed = hasMoved ? await dropUnplaced(queries, film, details.type ?? film.type, parts, at) : [];
  return { id: film.id, version, status, isSubmitted, removed };
}

/** Details may be edited where the table says so, and those of a new episode wherever episodes may be added. */
const mayEdit = ({ services: { options } }: DetailsCall, { status }: Film, chapter: Chapter | undefined): boolean =>
  may(options, status, 'details') || (chapter?.is_new === true && may(options, status, 'episodes'));

/** A submission moves a draft to the submitted films, and a film in its details stage to review; every later one keeps it. */
const statusAfter = (status: number, isSubmitted: boolean): number => {
  if (!isSubmitted) return status;
  if (status === FilmStatus.draft) return FilmStatus.submitted;
  return status === FilmStatus.details ? FilmStatus.review : status;
};

const programStatusAfter = (before: number | undefined, isSubmitted: boolean): ProgramStatusValue => {
  if (!isSubmitted) return ProgramStatus.draft;
  return (before ?? ProgramStatus.draft) === ProgramStatus.draft ? ProgramStatus.submitted : ProgramStatus.submittedAgain;
};

/** Judges what was sent with the facts that the page has: what is there for a draft, everything for a submission. */
function judgeDetails(
  { services, language, body }: DetailsCall,
  stored: { readonly film: Film; readonly parts: FilmParts } | undefined,
  chapter: Chapter | undefined,
): ProgramDetails | Refusal {
  const { forms, options } = services;
  const film = stored && completenessFilm(stored.film, stored.parts, services);
  const context = detailsContext(film, chapter && { isNewEpisode: chapter.is_new ? 1 : 0 });
  const given = { ...body.programDetails, type: (stored && filmType(stored.film.type)) ?? 'SHORT_FILM' };
  const facts = { context, edited: true };
  if (isSubmission(body)) {
    const assets = stored ? assetRulings(stored.parts.assets) : [];
    const refusal = findIncomplete({ film, assets, chapterId: chapter?.id ?? null, details: given }, services, language);
    if (refusal) return refusal;
  } else {
    const errors = forms.judge(form, given, { mode: 'draft', ...facts }, language);
    if (errors.length > 0) return refuse('invalid', { errors });
  }
  const details = forms.clean(form, given, facts) as ProgramDetails; // judged just now
  const unknown = findUnknownCountries(details, options, language.notices);
  return unknown.length > 0 ? refuse('invalid', { errors: unknown }) : details;
}

/** Refuses a save that names a file which is not registered for the film. */
function findForeignAsset({ body, language }: DetailsCall, { assets }: FilmParts): Refusal | undefined {
  const index = (body.assetsData ?? []).findIndex((asset) => !assets.some(({ key }) => key === Reflect.get(asset, 'assetUrl')));
  if (index < 0) return undefined;
  const message = notice(language.notices, 'error.foreignFile');
  return refuse('invalid', { errors: [{ path: `/assetsData/${index}/assetUrl`, keyword: 'ownFile', message }] });
}

/** What the film itself keeps of its details. An availability that is not finished leaves the one that it has. */
function filmContent({ title, type, shortDescription, terms, geoRestriction = {} }: ProgramDetails): FilmDetailsContent {
  const content = { title, type, shortDescription, terms };
  const { type: kind, countries = [] } = geoRestriction;
  if (kind === 'everywhere') return { ...content, availability: null };
  return kind === undefined || countries.length === 0 ? content : { ...content, availability: { type: kind, countries } };
}
