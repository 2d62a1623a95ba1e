import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** Chapters of one film are few; this bounds every look at them. */
const most = 500;

/** An episode as a save writes it; its number is its place in the list. */
export interface ChapterContent {
  /** Absent for a new one. */
  readonly id: number | undefined;
  readonly title: string;
  readonly episodeUrl: string | null;
  /** Added fields, by the form's name. @default as they are */
  readonly added?: object;
}

/** The chapters of a film that the caller may see, in their order. */
export const listChapters = (queries: Queries, filmId: number) =>
  queries
    .selectFrom('chapters')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('program_details').select('id').whereRef('chapter_id', '=', 'chapters.id')).as('has_details'),
    )
    .where('film_id', '=', filmId)
    .orderBy('episode_number')
    .limit(most)
    .execute();

/** A chapter, as the database has it. */
export type Chapter = Awaited<ReturnType<typeof listChapters>>[number];

/** Keeps a place for an episode that was not saved yet. */
export const insertChapter = (queries: Queries, filmId: number, episodeNumber: number, at: Date) =>
  queries
    .insertInto('chapters')
    .values({ film_id: filmId, title: '', episode_number: episodeNumber, episode_url: null, created_at: at })
    .returning(['id', 'episode_number as episodeNumber'])
    .executeTakeFirstOrThrow();

/** Gives a chapter another place among those of its film. */
export const placeChapter = (queries: Queries, id: number, episodeNumber: number) =>
  queries
    .updateTable('chapters')
    .set({ episode_number: episodeNumber })
    .where('id', '=', id)
    .returning(['id', 'episode_number as episodeNumber'])
    .executeTakeFirstOrThrow();

/** Writes a film's episodes in this order; their numbers in the database. The caller holds the film and has checked the ids. */
export async function saveChapters(
  queries: Queries,
  filmId: number,
  chapters: readonly ChapterContent[],
  at: Date,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [index, { id, title, episodeUrl, added }] of chapters.entries()) {
    const kept = added && { added: jsonText(added) };
    const content = { title, episode_url: episodeUrl, episode_number: index + 1, ...kept };
    const saved =
      id === undefined
        ? queries
            .insertInto('chapters')
            .values({ ...content, film_id: filmId, created_at: at })
            .returning('id')
        : queries.updateTable('chapters').set(content).where('id', '=', id).where('film_id', '=', filmId).returning('id');
    ids.push((await saved.executeTakeFirstOrThrow()).id);
  }
  return ids;
}

/** Sets an episode's video, outside a save. */
export const setChapterVideo = (queries: Queries, id: number, episodeUrl: string) =>
  queries.updateTable('chapters').set({ episode_url: episodeUrl }).where('id', '=', id).execute();

/** Sets the video of an episode that has none. */
export const fillChapterVideo = (queries: Queries, id: number, episodeUrl: string) =>
  queries
    .updateTable('chapters')
    .set({ episode_url: episodeUrl })
    .where('id', '=', id)
    .where('episode_url', 'is', null)
    .execute();

/** Gives an episode of a film another title. */
export const renameChapter = (queries: Queries, filmId: number, id: number, title: string) =>
  queries.updateTable('chapters').set({ title }).where('id', '=', id).where('film_id', '=', filmId).execute();

/** From now on no episode of a film is a new one. */
export const settleChapters = (queries: Queries, filmId: number) =>
  queries.updateTable('chapters').set({ is_new: false }).where('film_id', '=', filmId).where('is_new', '=', true).execute();

/** Takes videos out of the episodes of a film that have them. */
export async function clearChapterVideos(queries: Queries, filmId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .updateTable('chapters')
    .set({ episode_url: null })
    .where('film_id', '=', filmId)
    .where('episode_url', 'in', keys)
    .execute();
}

/** Deletes chapters of a film. */
export async function deleteChapters(queries: Queries, filmId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.deleteFrom('chapters').where('film_id', '=', filmId).where('id', 'in', ids).execute();
}
