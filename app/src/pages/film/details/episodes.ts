import { ProgramStatus } from '@reelform/schemas/api';
import type { TextLookup } from '../../../portal/messages.ts';
import type { Film } from '../../films/dialog/film.ts';
import { isRejected } from '../../films/row/remarks.ts';
import type { Chapter } from './detailsData.ts';

/** Whether an episode may be deleted: a new one, of a film that takes episodes and was not rejected. */
export const canDeleteEpisode = (
  { status, may }: Pick<Film, 'status' | 'may'>,
  { isNewEpisode }: Pick<Chapter, 'isNewEpisode'>,
) => isNewEpisode > 0 && !isRejected(status) && may.includes('episodes');

/** Whether the details of an episode may be edited: with those of its series, or because it is a new one. */
export const canEditEpisode = ({ may }: Pick<Film, 'may'>, { isNewEpisode }: Pick<Chapter, 'isNewEpisode'>) =>
  may.includes('details') || (may.includes('episodes') && isNewEpisode > 0);

/** What opening an episode is for: a draft waits to be finished, what was submitted may still be changed, or only looked at. */
export const openingOf = (film: Pick<Film, 'may'>, episode: Pick<Chapter, 'isNewEpisode' | 'filmmakerProgramStatus'>) => {
  if (!canEditEpisode(film, episode)) return 'view';
  return episode.filmmakerProgramStatus === ProgramStatus.draft ? 'continue' : 'edit';
};

/** Title of an episode, or what stands for one. */
export const titleOfEpisode = ({ title }: Pick<Chapter, 'title'>, text: TextLookup): string =>
  title || text('film.untitled.episode');

/** The season of each episode, by its id; empty while all are of one season, which nobody needs to be told. */
export const seasonsOf = (chapters: Film['chapters']): ReadonlyMap<number, number> => {
  const seasons = new Map(
    chapters.flatMap(({ chapterId, programDetail }) => {
      const season = programDetail?.season;
      return typeof season === 'number' ? [[chapterId, season] as const] : [];
    }),
  );
  return new Set(seasons.values()).size > 1 ? seasons : new Map();
};
