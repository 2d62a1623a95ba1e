import type { JsonObject } from '@reelform/engine';
import type { Mode } from '@reelform/engine/validation';
import { SaveStatus } from '@reelform/schemas/api';
import { getChapterId, getChapters } from '../../../api/filmEntries.ts';
import type { FilmSave } from '../../../api/filmRecord.ts';
import type { Film } from './film.ts';

/** The form's data for a stored film; what the film does not have is left out. */
export const toFormData = (film: Film): JsonObject => {
  const chapters = film.chapters.map(({ chapterId, episodeNumber, title, episodeUrl, added }) => ({
    ...added,
    chapterId,
    episodeNumber,
    ...(title !== '' && { title }),
    ...(episodeUrl !== null && { episodeUrl }),
  }));
  return {
    ...film.added?.['film-submission'],
    title: film.title,
    ...(film.type !== null && { type: film.type }),
    ...(film.shortDescription !== null && { shortDescription: film.shortDescription }),
    ...(film.videoUrl !== null && { videoUrl: film.videoUrl }),
    ...(chapters.length > 0 && { chapters }),
    terms: film.terms,
  };
};

/** The data with episodes that the film no longer has as new ones. */
export const withKnownEpisodes = (data: JsonObject, film: Film): JsonObject => {
  if (data['chapters'] === undefined) return data;
  const known = new Set(film.chapters.map(({ chapterId }) => chapterId));
  const chapters = getChapters(data).map((chapter) => {
    const { chapterId: _id, episodeNumber: _number, ...asNew } = chapter;
    return known.has(getChapterId(chapter) ?? 0) ? chapter : asNew;
  });
  return { ...data, chapters };
};

/** The body of a save: the form's data, its episodes apart. A strict verdict submits, a draft's keeps for later. */
export const toFilmSave = (data: JsonObject, mode: Mode): FilmSave => {
  const { chapters, ...programDetails } = data;
  return {
    programStatus: mode === 'strict' ? SaveStatus.submitNow : SaveStatus.finishLater,
    programDetails,
    episodeData: [...getChapters({ ...(chapters !== undefined && { chapters }) })],
  };
};
