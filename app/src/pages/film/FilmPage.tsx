import { useParams } from 'react-router-dom';
import { isMissing } from '../../api/ApiError.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useListBehind } from '../../navigation/useListBehind.ts';
import { useText } from '../../portal/PortalContext.ts';
import { useDrawnForm } from '../../portal/useLoadedForm.ts';
import { paths } from '../../routes.ts';
import { newFilmId } from '../films/addressOfFilm.ts';
import { useFilm } from '../films/dialog/useFilm.ts';
import { FilmDetails } from './details/FilmDetails.tsx';
import { NewFilm } from './details/NewFilm.tsx';
import { useFilmPageStyles } from './FilmPage.styles.ts';
import { FilmSkeleton } from './FilmSkeleton.tsx';
import { useFilmNotice } from './useFilmNotice.ts';

function StoredFilm({ id }: { readonly id: number }) {
  const text = useText();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data: film, error, refetch } = useFilm(isNumber ? id : undefined);
  const form = useDrawnForm('film-details');
  useFilmNotice(film?.id);
  const isGone = isMissing(error);
  if (!isNumber || (isGone && !film)) return <LoadFailure message={text('error.notFound')} />;
  if (film && form.data)
    return (
      <>
        {isGone && <LoadFailure message={text('film.gone')} />}
        <FilmDetails film={film} loaded={form.data} />
      </>
    );
  if (!error && !form.isError) return <FilmSkeleton />;
  const retry = () => {
    if (error) void refetch();
    if (form.isError) void form.refetch();
  };
  return <LoadFailure message={text('film.loadFailed')} onRetry={retry} />;
}

/** 'My Films / View': a film's own page, or the details of one that is not stored yet. */
export function FilmPage() {
  const text = useText();
  const styles = useFilmPageStyles();
  const { id } = useParams();
  return (
    <div className={styles.root}>
      <RouteLink to={useListBehind(paths.home, paths.films)}>{text('film.page.back')}</RouteLink>
      {id === newFilmId ? <NewFilm /> : <StoredFilm key={id} id={Number(id)} />}
    </div>
  );
}
