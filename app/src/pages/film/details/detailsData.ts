import type { JsonObject } from '@reelform/engine';
import { detailsContext, emptyDetails } from '@reelform/schemas/api';
import type { Film } from '../../films/dialog/film.ts';

/** An episode of a film, as the server sends it. */
export type Chapter = Film['chapters'][number];

/** Whose details a form is about. */
export interface DetailsSubject {
  /** Absent: a film that is not stored yet. */
  readonly film?: Film | undefined;
  /** Absent: the details are the film's own. */
  readonly episode?: Pick<Chapter, 'chapterId' | 'isNewEpisode'>;
}

/** The details of a film, or of one of its episodes, as they are stored or as they begin. */
export const getDetails = ({ film, episode }: DetailsSubject): JsonObject => {
  const stored = episode ? film?.chapters.find(({ chapterId }) => chapterId === episode.chapterId) : film;
  const begun = () => emptyDetails(film, new Date().getFullYear(), episode && { title: '' });
  return { ...(stored?.programDetail ?? begun()) } as JsonObject; // the server's answer is JSON
};

/** What the rules of the form ask about its record. */
export const getDetailsContext = ({ film, episode }: DetailsSubject): JsonObject => detailsContext(film, episode);
