import type { CallTypes } from '@reelform/schemas/api';
import type { Asset } from '../repositories/assets.ts';
import type { Chapter } from '../repositories/chapters.ts';
import type { Film } from '../repositories/films.ts';
import type { Storage } from '../storage/storage.ts';
import { filmType } from './film-row.ts';

type FilmDetails = CallTypes<'GET /filmmakers/films/:id/view'>['reply']['data'];

/** A film with all that belongs to it, as its owner sees it. */
export async function filmReply(
  film: Film,
  chapters: readonly Chapter[],
  assets: readonly Asset[],
  storage: Storage,
): Promise<FilmDetails> {
  const shown = chapters.filter((chapter) => !isReserved(chapter));
  const urls = shown.map((chapter) => chapter.episode_url);
  const newest = (type: string) => assets.findLast((asset) => asset.type === type);
  const [video, trailer, standard, featured] = await Promise.all([
    assetFacts(
      assets.find((asset) => asset.key === film.video_url),
      storage,
    ),
    assetFacts(newest('trailerUrl'), storage),
    assetFacts(newest('standardImage'), storage),
    assetFacts(newest('featuredImage'), storage),
  ]);
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
    terms: film.terms,
    remarks: film.remarks,
    chapters: shown.map((chapter) => ({
      chapterId: chapter.id,
      title: chapter.title,
      episodeNumber: chapter.episode_number,
      episodeUrl: chapter.episode_url,
      isNewEpisode: chapter.is_new ? 1 : 0,
    })),
    ep1Url: urls[0] ?? null,
    ep2Url: urls[1] ?? null,
    ep3Url: urls[2] ?? null,
    videoUrl: video.key,
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
export const isReserved = (chapter: Chapter) => chapter.title === '' && chapter.episode_url === null;

const assetStatuses = [0, 1, 2, 4, 5] as const;

async function assetFacts(asset: Asset | undefined, storage: Storage) {
  if (!asset) return { key: null, preview: null, status: null, note: null, rejectMessage: null };
  return {
    key: asset.key,
    preview: await storage.signGet(asset.key),
    status: assetStatuses.find((status) => status === asset.status) ?? null,
    note: asset.note,
    rejectMessage: asset.reject_message,
  };
}
