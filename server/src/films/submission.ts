import type { FormError, JsonObject } from '@reelform/engine/validation';
import { type CallTypes, FilmStatus, SaveStatus } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';
import { addedFields, episodeRows } from '../forms/added-fields.ts';
import type { FormRegistry } from '../forms/registry.ts';
import { type Notices, notice } from '../http/error-reply.ts';
import type { Asset } from '../repositories/assets.ts';
import type { Chapter, ChapterContent } from '../repositories/chapters.ts';
import type { Film, FilmContent } from '../repositories/films.ts';
import { episodesOf } from './film-reply.ts';

const form = 'film-submission';

/** Body of a film's create and update calls. */
export type FilmSave = CallTypes<'POST /filmmakers/films/create'>['body'];

/** The form `film-submission` as a draft may leave it. */
export type Submission = Partial<FormPayloads['film-submission']>;

/** The form's data out of a save: its details, with the episodes as its chapters. */
export const submissionData = ({ programDetails, episodeData }: FilmSave) => ({
  ...programDetails,
  ...(episodeData !== undefined && { chapters: episodeData }),
});

/** The form's data of a stored film, as the page begins to edit it. */
export const storedData = (film: Film, chapters: readonly Chapter[], forms: FormRegistry): JsonObject => ({
  ...addedFields(forms, form, film.added),
  title: film.title,
  type: film.type ?? '',
  shortDescription: film.short_description ?? '',
  videoUrl: film.video_url ?? '',
  chapters: episodesOf(chapters).map(({ id, episode_number, title, episode_url, added }) => ({
    ...addedFields(forms, form, added, episodeRows),
    chapterId: id,
    episodeNumber: episode_number,
    title,
    episodeUrl: episode_url ?? '',
  })),
  terms: film.terms,
});

/** Whether a save keeps what its type has no place for: in a draft another type may be chosen again. */
export const keepsUnplaced = ({ programStatus }: FilmSave): boolean => programStatus !== SaveStatus.submitNow;

/** Whether a film of this type is one video of its own, or a list of episodes; without a type it is neither yet. */
export const placesOf = (type: string | null | undefined) => ({
  hasVideo: type === 'FEATURED_FILM' || type === 'SHORT_FILM',
  hasEpisodes: type === 'SERIES',
});

/** What is written of a judged submission. @param videoUrl the film's video before it; `null`: none */
export const filmContent = (submission: Submission, save: FilmSave, videoUrl: string | null, at: Date): FilmContent => {
  const { title, type, shortDescription, videoUrl: video, chapters: _chapters, terms, ...added } = submission;
  return {
    title: title ?? '',
    type: type ?? null,
    shortDescription: shortDescription ?? null,
    videoUrl: video ?? (keepsUnplaced(save) && !placesOf(type).hasVideo ? videoUrl : null),
    terms: terms ?? false,
    added: { [form]: added },
    status: save.programStatus === SaveStatus.submitNow ? FilmStatus.submitted : FilmStatus.draft,
    at,
  };
};

/** The episodes of a judged submission, in its order. */
export const chapterContents = ({ chapters = [] }: Submission): readonly ChapterContent[] =>
  chapters.map(({ chapterId, episodeNumber: _number, title, episodeUrl, ...added }) => ({
    id: chapterId,
    title: title ?? '',
    episodeUrl: episodeUrl ?? null,
    added: { [form]: added },
  }));

/** Complaints about files and episodes that are not this very film's. */
export function findForeignParts(
  submission: Submission,
  assets: readonly Asset[],
  chapters: readonly Chapter[],
  notices: Notices,
): readonly FormError[] {
  const errors: FormError[] = [];
  const complain = (path: string, keyword: string, key: 'error.foreignFile' | 'error.unknownEpisode') =>
    errors.push({ path, keyword, message: notice(notices, key) });
  const isOwn = (key: string, type: string) => assets.some((asset) => asset.key === key && asset.type === type);

  if (submission.videoUrl !== undefined && !isOwn(submission.videoUrl, 'videoUrl'))
    complain('/videoUrl', 'ownFile', 'error.foreignFile');
  const keys = new Set<string>();
  const ids = new Set<number>();
  for (const [index, { chapterId, episodeUrl }] of (submission.chapters ?? []).entries()) {
    if (chapterId !== undefined && (ids.has(chapterId) || !chapters.some((chapter) => chapter.id === chapterId)))
      complain(`/chapters/${index}/chapterId`, 'ownEpisode', 'error.unknownEpisode');
    if (episodeUrl !== undefined && (keys.has(episodeUrl) || !isOwn(episodeUrl, 'episodeUrl')))
      complain(`/chapters/${index}/episodeUrl`, 'ownFile', 'error.foreignFile');
    if (chapterId !== undefined) ids.add(chapterId);
    if (episodeUrl !== undefined) keys.add(episodeUrl);
  }
  return errors;
}
