import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { getStoredName } from '@reelform/widgets';
import { Suspense, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../dialog/film.ts';
import { useViewDialogStyles } from './ViewDialog.styles.ts';

const VideoPreviewDialog = createPortalPart(
  async () => (await import('../../film/previews/VideoPreviewDialog.tsx')).VideoPreviewDialog,
);

/** Props of {@link EpisodeList}. */
export interface EpisodeListProps {
  readonly film: Pick<Film, 'id' | 'chapters'>;
  /** Whether the videos can be watched. */
  readonly hasPreviews: boolean;
}

/** The episodes of a series: number, title, the name of the file, and a way to watch it. */
export function EpisodeList({ film, hasPreviews }: EpisodeListProps) {
  const text = useText();
  const styles = useViewDialogStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [watched, setWatched] = useState<Film['chapters'][number]>();
  const nameOf = ({ episodeNumber, title }: Film['chapters'][number]) =>
    text('film.view.episode', { n: episodeNumber, title: title || text('film.untitled.episode') });
  return (
    <>
      <ol className={styles.episodes}>
        {film.chapters.map((episode) => (
          <li key={episode.chapterId} className={styles.episode}>
            <span className={styles.episodeTitle}>{nameOf(episode)}</span>
            <span className={styles.note}>
              {episode.episodeUrl === null ? text('film.view.noVideo') : getStoredName(episode.episodeUrl)}
            </span>
            {hasPreviews && episode.episodeUrl !== null && (
              <Button
                {...comesBackHere}
                size="small"
                className={styles.watch}
                aria-label={text('film.preview.openOf', { name: nameOf(episode) })}
                onClick={() => setWatched(episode)}
              >
                {text('film.preview.open')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {watched && (
        <Suspense fallback={null}>
          <VideoPreviewDialog
            video={{ filmId: film.id, chapterId: watched.chapterId, isTrailer: false }}
            name={nameOf(watched)}
            onClose={() => setWatched(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
