import { Button, Spinner, useRestoreFocusTarget } from '@fluentui/react-components';
import { ProgramStatus } from '@reelform/schemas/api';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Gradually } from '../../../components/Gradually.tsx';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import type { Film } from '../../films/dialog/film.ts';
import { useDetailsStyles } from './details.styles.ts';
import type { Chapter } from './detailsData.ts';
import { canDeleteEpisode, openingOf, seasonsOf, titleOfEpisode } from './episodes.ts';

/** Props of {@link EpisodeLines}. */
export interface EpisodeLinesProps {
  readonly film: Film;
  readonly onOpen: (episode: Chapter) => void;
  readonly onAdd: () => void;
  /** Whether one is being added. */
  readonly isAdding: boolean;
  /** Ids of the episodes that are being deleted. */
  readonly goingRows: ReadonlySet<number>;
  readonly onDelete: (episode: Chapter) => void;
}

/** The episodes of a series, each with the way to its details, and the way to a new one. */
export function EpisodeLines({ film, onOpen, onAdd, isAdding, goingRows, onDelete }: EpisodeLinesProps) {
  const text = useText();
  const styles = useDetailsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [asked, setAsked] = useState<Chapter>();
  const seasons = seasonsOf(film.chapters);
  return (
    <>
      {film.chapters.length === 0 && <p className={styles.hint}>{text('details.episodes.none')}</p>}
      <ol className={styles.list}>
        <Gradually
          rows={film.chapters}
          draw={(episode) => {
            const title = text('film.view.episode', { n: episode.episodeNumber, title: titleOfEpisode(episode, text) });
            const opening = openingOf(film, episode);
            const season = seasons.get(episode.chapterId);
            const isGoing = goingRows.has(episode.chapterId);
            return (
              <li key={episode.chapterId} className={styles.line} aria-busy={isGoing}>
                <span className={styles.lineName}>
                  {title}
                  {season !== undefined && (
                    <span className={styles.lineSeason}>{text('details.episodes.season', { n: season })}</span>
                  )}
                </span>
                <StateBadge color={episode.filmmakerProgramStatus === ProgramStatus.draft ? 'informative' : 'brand'}>
                  {text(`details.status.${episode.filmmakerProgramStatus}`)}
                </StateBadge>
                <div className={styles.lineButton}>
                  <Button
                    {...comesBackHere}
                    size="small"
                    disabledFocusable={isGoing}
                    aria-label={text(`details.episodes.${opening}Of`, { title })}
                    onClick={() => onOpen(episode)}
                  >
                    {text(`details.episodes.${opening}`)}
                  </Button>
                  {canDeleteEpisode(film, episode) && (
                    <Button
                      {...comesBackHere}
                      size="small"
                      appearance="subtle"
                      disabledFocusable={isGoing}
                      aria-label={text(`details.episodes.${isGoing ? 'deleting' : 'delete'}Of`, { title })}
                      onClick={() => setAsked(episode)}
                    >
                      {isGoing ? <Spinner size="extra-tiny" /> : text('films.action.delete')}
                    </Button>
                  )}
                </div>
              </li>
            );
          }}
        />
      </ol>
      {film.may.includes('episodes') && (
        <div>
          <Button
            {...comesBackHere}
            disabledFocusable={isAdding}
            icon={isAdding ? <Spinner size="extra-tiny" /> : null}
            onClick={onAdd}
          >
            <span>{text('details.episodes.add')}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={text('confirm.delete.title')}
        question={text('confirm.delete.message')}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onDelete(asked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
