import type { TextLookup } from '../../../portal/messages.ts';
import type { Film } from '../../films/dialog/film.ts';
import { isRejected } from '../../films/row/remarks.ts';
import type { Chapter } from './detailsData.ts';

/** Whether an episode may be deleted: a new one, of a film that takes episodes and was not rejected. */
export const canDeleteEpisode = (
  { status, may }: Pick<Film, 'status' | 'may'>,
  { isNewEpisode }: Pick<Chapter, 'isNewEpisode'>,
) => isNewEpisode > 0 && !isRejected(status) && may.includes('episodes');

/** Title of an episode, or what stands for one. */
export const titleOfEpisode = ({ title }: Pick<Chapter, 'title'>, text: TextLookup): string =>
  title || text('film.untitled.episode');
