import { type AssetTypeName, assetPlace, type CallTypes } from '@reelform/schemas/api';
import { addedOfFilm, addedReply, episodeRows } from '../forms/added-fields.ts';
import type { Asset } from '../repositories/assets.ts';
import type { Chapter } from '../repositories/chapters.ts';
import type { Film } from '../repositories/films.ts';
import type { Services } from '../services.ts';
import type { Storage } from '../storage/storage.ts';
import { seconds } from '../unix-seconds.ts';
import { assetFacts as factsOf } from './asset-rows.ts';
import { geoTypeOf } from './availability.ts';
import type { FilmParts } from './film-parts.ts';
import { filmType } from './film-row.ts';
import { permissionsAt } from './permissions.ts';
import { programDetail } from './program-detail.ts';

type FilmDetails = CallTypes<'GET /filmmakers/films/:id/view'>['reply']['data'];

/** A film with all that belongs to it, as its owner sees it. */
export async function filmReply(
  film: Film,
  { chapters, assets, details }: FilmParts,
  { forms, now: readNow, options, storage }: Pick<Services, 'forms' | 'now' | 'options' | 'storage'>,
): Promise<FilmDetails> {
  const shown = episodesOf(chapters);
  const urls = shown.map((chapter) => chapter.episode_url);
  const facts = assets.flatMap(factsOf);
  /** The newest of a place tells how it stands, its picture is what viewers see. */
  const placeOf = async (type: AssetTypeName) => {
    const { live, newest } = assetPlace(facts, type);
    const asset = assets.find(({ key }) => key === newest?.assetUrl);
    return placeReply(asset, (live ?? newest)?.assetUrl, storage);
  };
  const [video, trailer, standard, featured] = await Promise.all([
    placeReply(
      film.video_url === null ? undefined : assets.findLast(({ type }) => type === 'videoUrl'),
      film.video_url ?? undefined,
      storage,
    ),
    placeOf('trailerUrl'),
    placeOf('standardImage'),
    placeOf('featuredImage'),
  ]);
  const geoType = geoTypeOf(film);
  const now = readNow();
  return {
    id: film.id,
    title: film.title,
    filmTitle: film.title,
    type: filmType(film.type),
    shortDescription: film.short_description,
    status: film.status,
    filmmakerId: film.filmmaker_id,
    platformProgramId: film.program_id,
    version: film.version,
    ...programDetail(film, details, { forms, now, options }),
    may: [...permissionsAt(options, film.status)],
    geoRestriction: geoType ? { type: geoType, countries: film.geo_countries } : null,
    releaseDate: seconds(film.release_at),
    requestedReleaseDate: seconds(film.requested_release_at),
    selectedImage: film.selected_image,
    terms: film.terms,
    remarks: film.remarks,
    ...addedOfFilm(forms, film.added),
    chapters: shown.map((chapter) => ({
      chapterId: chapter.id,
      title: chapter.title,
      episodeNumber: chapter.episode_number,
      episodeUrl: chapter.episode_url,
      isNewEpisode: chapter.is_new ? 1 : 0,
      ...addedReply(forms, 'film-submission', chapter.added, episodeRows),
      ...programDetail(film, details, { forms, now, options, episode: chapter }),
    })),
    ep1Url: urls[0] ?? null,
    ep2Url: urls[1] ?? null,
    ep3Url: urls[2] ?? null,
    videoUrl: film.video_url,
    videoLivePreview: video.preview,
    videoUrlStatus: video.status,
    videoUrlNote: video.note,
    videoUrlRejectMsg: video.rejectMessage,
    trailerUrl: trailer.key,
    trailerLivePreview: trailer.preview,
    trailerUrlStatus: trailer.status,
    trailerUrlNote: trailer.note,
    trailerUrlRejectMsg: trailer.rejectMessage,
    standardImage: standard.key,
    standardImageLivePreview: standard.preview,
    standardImageStatus: standard.status,
    standardImageNote: standard.note,
    standardImageRejectMsg: standard.rejectMessage,
    featuredImage: featured.key,
    featuredImageLivePreview: featured.preview,
    featuredImageStatus: featured.status,
    featuredImageNote: featured.note,
    featuredImageRejectMsg: featured.rejectMessage,
  };
}

/** Whether a chapter is only a place that was kept for an upload. */
export const isReserved = (chapter: Chapter) => chapter.title === '' && chapter.episode_url === null && !chapter.has_details;

/** The episodes among a film's chapters, counted from 1: a place that was kept and never used has no number. */
export const episodesOf = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter((chapter) => !isReserved(chapter)).map((chapter, index) => ({ ...chapter, episode_number: index + 1 }));

const assetStatuses = [0, 1, 2, 4, 5] as const;

async function placeReply(newest: Asset | undefined, shown: string | undefined, storage: Storage) {
  return {
    key: newest?.key ?? null,
    preview: shown === undefined ? null : await storage.signGet(shown),
    status: assetStatuses.find((status) => status === newest?.status) ?? null,
    note: newest?.note ?? null,
    rejectMessage: newest?.reject_message ?? null,
  };
}
