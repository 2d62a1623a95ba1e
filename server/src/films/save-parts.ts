import { SaveStatus } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import { type Asset, bindAsset, deleteAssets } from '../repositories/assets.ts';
import { type Chapter, type ChapterContent, deleteChapters, saveChapters } from '../repositories/chapters.ts';
import { markForRemoval } from '../repositories/uploads.ts';
import { chapterContents, type FilmSave, type Submission } from './submission.ts';

/** A film that the caller holds, with what belonged to it before the save. */
export interface HeldParts {
  readonly filmId: number;
  readonly chapters: readonly Chapter[];
  readonly assets: readonly Asset[];
}

/**
 * Writes the episodes of a save, binds their videos to them and takes away what the save leaves out: new episodes,
 * and, once the film is submitted, every video that nothing uses.
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
  const leftOut = chapters.filter(({ id }) => !given.some((chapter) => chapter.id === id));
  const kept = leftOut.filter((chapter) => !chapter.is_new).map(contentOf);
  const gone = leftOut.filter((chapter) => chapter.is_new).map(({ id }) => id);
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
  const isSubmitted = save.programStatus === SaveStatus.submitNow;
  const dropped = assets.filter(
    ({ key, chapter_id, type }) =>
      !used.has(key) && ((isSubmitted && isVideo(type)) || (chapter_id !== null && gone.includes(chapter_id))),
  );
  const keys = dropped.map(({ key }) => key);
  await markForRemoval(queries, keys, at);
  await deleteAssets(
    queries,
    dropped.map(({ id }) => id),
  );
  await deleteChapters(queries, filmId, gone);
  return keys;
}

const isVideo = (type: string) => type === 'videoUrl' || type === 'episodeUrl';

const contentOf = ({ id, title, episode_url }: Chapter): ChapterContent => ({ id, title, episodeUrl: episode_url });
