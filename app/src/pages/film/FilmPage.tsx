import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/ApiError.ts';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { useFilm } from '../films/dialog/useFilm.ts';
import { LoadFailure } from '../films/LoadFailure.tsx';
import { FilmAbout } from './FilmAbout.tsx';
import { FilmDialogs } from './FilmDialogs.tsx';
import { FilmHeader } from './FilmHeader.tsx';
import { useFilmPageStyles } from './FilmPage.styles.ts';
import { FilmSkeleton } from './FilmSkeleton.tsx';
import type { FilmAction } from './filmActions.ts';

/** A film's own page: how it stands, and the dialogs in which its owner works on it. */
export function FilmPage() {
  const text = useText();
  const styles = useFilmPageStyles();
  const id = Number(useParams()['id']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data: film, error, isPending, refetch } = useFilm(isNumber ? id : undefined);
  const [open, setOpen] = useState<FilmAction>();
  const isMissing = !isNumber || (error instanceof ApiError && error.status === 404);

  return (
    <div className={styles.root}>
      <RouteLink to={paths.home}>{text('film.page.back')}</RouteLink>
      {isMissing && <LoadFailure message={text('error.notFound')} />}
      {error && !isMissing && !film && <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />}
      {isPending && isNumber && <FilmSkeleton />}
      {film && (
        <>
          <FilmHeader film={film} onAction={setOpen} />
          <FilmAbout film={film} />
          {open && <FilmDialogs film={film} open={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </div>
  );
}
