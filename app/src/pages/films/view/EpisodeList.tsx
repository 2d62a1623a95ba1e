import { getStoredName } from '@reelform/widgets';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../dialog/film.ts';
import { useViewDialogStyles } from './ViewDialog.styles.ts';

/** The episodes of a series: number, title and the name of the file. */
export function EpisodeList({ episodes }: { readonly episodes: Film['chapters'] }) {
  const text = useText();
  const styles = useViewDialogStyles();
  return (
    <ol className={styles.episodes}>
      {episodes.map(({ chapterId, episodeNumber, title, episodeUrl }) => (
        <li key={chapterId} className={styles.episode}>
          <span className={styles.episodeTitle}>
            {text('film.view.episode', { n: episodeNumber, title: title || text('film.untitled.episode') })}
          </span>
          <span className={styles.note}>{episodeUrl === null ? text('film.view.noVideo') : getStoredName(episodeUrl)}</span>
        </li>
      ))}
    </ol>
  );
}
