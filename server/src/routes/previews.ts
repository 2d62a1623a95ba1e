import { assetPlace } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { assetFacts } from '../films/asset-rows.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { listAssets } from '../repositories/assets.ts';
import { listChapters } from '../repositories/chapters.ts';
import { findFilm } from '../repositories/films.ts';

type Preview = CallRequest<'GET /filmmakers/:id/trailer'> | CallRequest<'GET /filmmakers/:id/video/:chapterId'>;

/** The number that stands for the film's own video in place of an episode's. */
const ownVideo = 0;

/** Addresses at which videos can be watched or downloaded for a short time. */
export const previewHandlers: HandlersOf<'GET /filmmakers/:id/trailer' | 'GET /filmmakers/:id/video/:chapterId'> = {
  'GET /filmmakers/:id/trailer': (call) => preview(call, 'trailerUrl', null),
  'GET /filmmakers/:id/video/:chapterId': (call) =>
    call.params.chapterId === ownVideo ? preview(call, 'videoUrl', null) : preview(call, 'episodeUrl', call.params.chapterId),
};

async function preview(
  { services, account, params, query }: Preview,
  type: 'trailerUrl' | 'videoUrl' | 'episodeUrl',
  chapterId: number | null,
) {
  const { database, storage } = services;
  const film = await findFilm(database.tables, params.id, account.id);
  if (!film) return refuse('not_found');
  const chapters = chapterId === null ? [] : await listChapters(database.tables, film.id);
  const chapter = chapters.find(({ id }) => id === chapterId);
  if (chapterId !== null && !chapter) return refuse('not_found');
  const facts = (await listAssets(database.tables, film.id)).flatMap(assetFacts);
  const { live, newest } = assetPlace(facts, type, chapterId);
  const current = chapter ? chapter.episode_url : type === 'videoUrl' ? film.video_url : null;
  const video = live ?? facts.find(({ assetUrl }) => assetUrl === current) ?? newest;
  if (!video) return refuse('not_found');
  const image = assetPlace(facts, 'standardImage', chapterId);
  const imageKey = (image.live ?? image.newest)?.assetUrl;
  const imageUrl = imageKey === undefined ? null : await storage.signGet(imageKey, 'preview');
  const as = query.action === 'download' ? { fileName: video.name } : 'preview';
  return { data: { previewUrl: await storage.signGet(video.assetUrl, as), thumbnailUrl: imageUrl, mediumUrl: imageUrl } };
}
