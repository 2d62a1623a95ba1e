import { Refusal, refuse } from '../errors.ts';
import { removeAsset } from '../films/remove-asset.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { type Asset, findFilmOfAsset, listAssets } from '../repositories/assets.ts';
import { type Chapter, listChapters } from '../repositories/chapters.ts';
import { type Film, lockFilm } from '../repositories/films.ts';

type RemovalCall = Pick<CallRequest<'POST /filmmakers/remove-video/:filmId'>, 'services' | 'account' | 'request'>;

/** What a removal is about, of a film that is held. */
interface HeldFilm {
  readonly film: Film;
  readonly assets: readonly Asset[];
  /** The episode that was named. */
  readonly chapter: Chapter | undefined;
}

/** Remove a film's video or an episode's, an image, or any asset by its number. */
export const removalHandlers: HandlersOf<
  | 'POST /filmmakers/remove-video/:filmId'
  | 'POST /filmmakers/remove-video/:filmId/:chapterId'
  | 'POST /filmmakers/remove-image/:filmId'
  | 'POST /filmmakers/remove-image/:filmId/:chapterId'
  | 'POST /filmmakers/asset/status/:id/update'
> = {
  'POST /filmmakers/remove-video/:filmId': (call) =>
    remove(call, call.params.filmId, undefined, (held) => findVideo(held, call.body.src)),
  'POST /filmmakers/remove-video/:filmId/:chapterId': (call) =>
    remove(call, call.params.filmId, call.params.chapterId, (held) => findVideo(held, call.body.src)),
  'POST /filmmakers/remove-image/:filmId': (call) =>
    remove(call, call.params.filmId, undefined, (held) => findImage(held, call.body.src)),
  'POST /filmmakers/remove-image/:filmId/:chapterId': (call) =>
    remove(call, call.params.filmId, call.params.chapterId, (held) => findImage(held, call.body.src)),

  async 'POST /filmmakers/asset/status/:id/update'(call) {
    const { services, account, params } = call;
    const filmId = await findFilmOfAsset(services.database.tables, params.id, account.id);
    if (filmId === undefined) return refuse('not_found');
    return remove(call, filmId, undefined, ({ assets }) => assets.find(({ id }) => id === params.id) ?? refuse('not_found'));
  },
};

/** The video that a film or episode has, or the one that is named; `undefined` when it has none. */
function findVideo({ film, assets, chapter }: HeldFilm, src: string | undefined): Asset | Refusal | undefined {
  const videos = assets.filter(({ chapter_id, content_type }) =>
    chapter ? chapter_id === chapter.id && content_type.startsWith('video/') : chapter_id === null,
  );
  const current = chapter ? chapter.episode_url : film.video_url;
  if (src === undefined) return videos.find(({ key }) => key === current);
  const named = videos.find(({ key, type }) => key === src && ['videoUrl', 'episodeUrl', 'trailerUrl'].includes(type));
  // Another window has put another video in its place.
  return named ?? (current === null ? undefined : refuse('conflict'));
}

const findImage = ({ assets, chapter }: HeldFilm, src: string): Asset | undefined =>
  assets.find(
    ({ chapter_id, content_type, key }) =>
      key === src && chapter_id === (chapter?.id ?? null) && content_type.startsWith('image/'),
  );

/** Removes an asset or notes the request; nothing to remove is no failure. */
async function remove(
  { services, account, request }: RemovalCall,
  filmId: number,
  chapterId: number | undefined,
  find: (held: HeldFilm) => Asset | Refusal | undefined,
) {
  const { database, now, options, storage } = services;
  const removed = await database.tables.transaction().execute(async (transaction) => {
    const film = await lockFilm(transaction, filmId, account.id);
    const chapters = film && chapterId !== undefined ? await listChapters(transaction, film.id) : [];
    const chapter = chapters.find(({ id }) => id === chapterId);
    if (!film || (chapterId !== undefined && !chapter)) return refuse('not_found');
    const asset = find({ film, chapter, assets: await listAssets(transaction, film.id) });
    if (asset instanceof Refusal) return asset;
    return asset ? removeAsset(transaction, options, film, asset, new Date(now())) : { assetStatus: null, keys: [] };
  });
  if (removed instanceof Refusal) return removed;
  await sweepObjects(database.tables, storage, request.log, removed.keys);
  return { success: true, data: { assetStatus: removed.assetStatus } };
}
