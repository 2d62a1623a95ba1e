import { AssetStatus } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { isEditable, takesRemovalRequests } from '../films/film-status.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { deleteAssets, listAssets, setAssetStatus } from '../repositories/assets.ts';
import { listChapters, setChapterVideo } from '../repositories/chapters.ts';
import { lockFilm, setFilmVideo } from '../repositories/films.ts';
import { markForRemoval } from '../repositories/uploads.ts';

type RemoveVideo =
  | CallRequest<'POST /filmmakers/remove-video/:filmId'>
  | CallRequest<'POST /filmmakers/remove-video/:filmId/:chapterId'>;

/** Remove a film's video, and an episode's. */
export const videoHandlers: HandlersOf<
  'POST /filmmakers/remove-video/:filmId' | 'POST /filmmakers/remove-video/:filmId/:chapterId'
> = {
  'POST /filmmakers/remove-video/:filmId': (call) => removeVideo(call, undefined),
  'POST /filmmakers/remove-video/:filmId/:chapterId': (call) => removeVideo(call, call.params.chapterId),
};

/** Takes a draft's video away at once, and asks for the removal of any other; nothing to remove is no failure. */
async function removeVideo({ services, account, params, body, request }: RemoveVideo, chapterId: number | undefined) {
  const { database, now, storage } = services;
  const at = new Date(now());
  const removed = await database.tables.transaction().execute(async (transaction) => {
    const film = await lockFilm(transaction, params.filmId, account.id);
    const chapters = film && chapterId !== undefined ? await listChapters(transaction, film.id) : [];
    const chapter = chapters.find(({ id }) => id === chapterId);
    if (!film || (chapterId !== undefined && !chapter)) return refuse('not_found');
    if (!isEditable(film.status) && !takesRemovalRequests(film.status)) return refuse('film_locked');
    const current = chapter ? chapter.episode_url : film.video_url;
    if (current === null) return [];
    if (body.src !== undefined && body.src !== current) return refuse('conflict');
    const asset = (await listAssets(transaction, film.id)).find(({ key }) => key === current);
    if (!isEditable(film.status)) {
      if (asset) await setAssetStatus(transaction, asset.id, AssetStatus.deletionRequested);
      return [];
    }
    if (asset) await deleteAssets(transaction, [asset.id]);
    await markForRemoval(transaction, [current], at);
    await (chapter ? setChapterVideo(transaction, chapter.id, null) : setFilmVideo(transaction, film.id, null, at));
    return [current];
  });
  if (removed instanceof Refusal) return removed;
  await sweepObjects(database.tables, storage, request.log, removed);
  return { success: true };
}
