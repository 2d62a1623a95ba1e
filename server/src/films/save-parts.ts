import type { Queries } from '../database/queries.ts';
import { type Asset, bindAsset } from '../repositories/assets.ts';
import { type Chapter, type ChapterContent, deleteChapters, saveChapters } from '../repositories/chapters.ts';
import { clearFilmAssets } from '../repositories/film-settings.ts';
import type { Film } from '../repositories/films.ts';
import { takeAssets } from './remove-asset.ts';
import { chapterContents, type FilmSave, keepsUnplaced, placesOf, type Submission } from './submission.ts';

/** A film that the caller holds, with what belonged to it before the save. */
export interface HeldParts {
  readonly filmId: number;
  readonly chapters: readonly Chapter[];
  readonly assets: readonly Asset[];
}

/**
 * Writes the episodes of a save, binds their videos to them and takes away what the save leaves out: new episodes of a
 * series, and, once the film is submitted, every episode and video that nothing uses.
 * @returns keys of the objects to remove
 */
export async function saveParts(
  queries: Queries,
  { filmId, chapters, assets }: HeldParts,
  submission: Submission,
  save: FilmSave,
  at: Date,
): Promise<readonly string[]> {
  const given = chapterContents(submission);
  const isDraft = keepsUnplaced(save);
  const isWhole = !isDraft || placesOf(submission.type).hasEpisodes;
  const leftOut = chapters.filter(({ id }) => !given.some((chapter) => chapter.id === id));
  const isGone = (chapter: Chapter) => chapter.is_new && isWhole;
  const kept = leftOut.filter((chapter) => !isGone(chapter)).map(contentOf);
  const gone = leftOut.filter(isGone).map(({ id }) => id);
  const saved = [...kept, ...given];

  const ids = await saveChapters(queries, filmId, saved, at);
  const used = new Set(submission.videoUrl === undefined ? [] : [submission.videoUrl]);
  for (const [index, { episodeUrl }] of saved.entries()) {
    const asset = assets.find(({ key }) => key === episodeUrl);
    const id = ids[index];
    if (!asset || id === undefined) continue;
    used.add(asset.key);
    if (asset.chapter_id !== id) await bindAsset(queries, asset.id, id);
  }
  const dropped = assets.filter(
    ({ key, chapter_id, type }) =>
      !used.has(key) && ((!isDraft && isVideo(type)) || (chapter_id !== null && gone.includes(chapter_id))),
  );
  return removeParts(queries, filmId, { assets: dropped, chapters: gone }, at);
}

/**
 * Takes away what the type of a film that is submitted now has no place for: the video of a series, or the episodes of
 * what is none. The caller holds the film.
 * @param type the type that it is submitted as
 * @returns keys of the objects to remove
 */
export async function dropUnplaced(
  queries: Queries,
  film: Film,
  type: string | null,
  { assets, chapters }: Pick<HeldParts, 'assets' | 'chapters'>,
  at: Date,
): Promise<readonly string[]> {
  const { hasEpisodes, hasVideo } = placesOf(type);
  if (!hasVideo && film.video_url !== null) await clearFilmAssets(queries, film.id, [film.video_url], at);
  const unplaced = assets.filter((asset) =>
    asset.chapter_id === null ? !hasVideo && asset.type === 'videoUrl' : !hasEpisodes,
  );
  const gone = hasEpisodes ? [] : chapters.map(({ id }) => id);
  return removeParts(queries, film.id, { assets: unplaced, chapters: gone }, at);
}

async function removeParts(
  queries: Queries,
  filmId: number,
  { assets, chapters }: { readonly assets: readonly Asset[]; readonly chapters: readonly number[] },
  at: Date,
): Promise<readonly string[]> {
  const keys = await takeAssets(queries, filmId, assets, at);
  await deleteChapters(queries, filmId, chapters);
  return keys;
}

const isVideo = (type: string) => type === 'videoUrl' || type === 'episodeUrl';

const contentOf = ({ id, title, episode_url }: Chapter): ChapterContent => ({ id, title, episodeUrl: episode_url });
