import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useDocumentTitle } from '../../components/useDocumentTitle.ts';
import { useText } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';
import { useFilmPageStyles } from './FilmPage.styles.ts';
import { FilmStatusBadge } from './FilmStatusBadge.tsx';
import { type FilmAction, getFilmActions } from './filmActions.ts';

/** Props of {@link FilmHeader}. */
export interface FilmHeaderProps {
  readonly film: Film;
  readonly onAction: (action: FilmAction) => void;
}

/** A film's poster, title, type and status, and what can be done with it. */
export function FilmHeader({ film, onAction }: FilmHeaderProps) {
  const text = useText();
  const styles = useFilmPageStyles();
  const comesBackHere = useRestoreFocusTarget();
  // Of several films in tabs each is found by its name.
  useDocumentTitle(`${film.title} · ${text('film.page.title')}`);
  const [failed, setFailed] = useState<string>();
  const poster = film.standardImageLivePreview ?? film.featuredImageLivePreview;
  const actions = getFilmActions(film);
  return (
    <header className={styles.header}>
      {poster !== null && poster !== failed ? (
        <img
          src={poster}
          alt={text('film.page.poster', { title: film.title })}
          className={styles.poster}
          onError={() => setFailed(poster)}
        />
      ) : (
        <div className={styles.noPoster}>
          <Icon name="films" size={32} />
        </div>
      )}
      <div className={styles.head}>
        <h2 className={styles.title}>{film.title}</h2>
        <div className={styles.line}>
          <FilmStatusBadge film={film} />
          {film.type !== null && <span className={styles.type}>{text(`film.type.${film.type}`)}</span>}
        </div>
        {actions.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
          <div role="group" aria-label={text('film.page.actions')} className={styles.actions}>
            {actions.map((action) => (
              <Button key={action} {...comesBackHere} onClick={() => onAction(action)}>
                {text(`film.action.${action}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </header>
  );
}
