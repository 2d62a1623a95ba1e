import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveQuestion } from '../../../components/LeaveQuestion.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useIsHere } from '../../../components/useIsHere.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { paths } from '../../../routes.ts';
import { addressOfFilm } from '../../films/addressOfFilm.ts';
import { useFilmPageStyles } from '../FilmPage.styles.ts';
import { FilmSkeleton } from '../FilmSkeleton.tsx';
import { Card } from './Card.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsFrame } from './DetailsFrame.tsx';
import { useDetailsEditing } from './useDetailsEditing.ts';

const newFilm = {};

/** The details of a film that is not stored yet. Saved, it has its own page. */
export function NewFilm() {
  const text = useText();
  const styles = useFilmPageStyles();
  const navigate = useNavigate();
  const { data: loaded, isError, refetch } = useDrawnForm('film-details');
  const [isDirty, setDirty] = useState(false);
  const isHere = useIsHere();
  const editing = useDetailsEditing(newFilm, ({ id }) => {
    // Whoever went elsewhere meanwhile is not fetched back.
    if (isHere.current) void navigate(addressOfFilm(id), { replace: true });
  });
  if (isError) return <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />;
  if (!loaded) return <FilmSkeleton />;
  return (
    <>
      <h2 className={styles.title}>{text('details.new')}</h2>
      <DetailsFrame isDirty={isDirty}>
        <Card title={text('details.title')}>
          <DetailsForm loaded={loaded} editing={editing} onAction={() => void navigate(paths.home)} onDirtyChange={setDirty} />
        </Card>
      </DetailsFrame>
      <LeaveQuestion question={editing.leaveQuestion} />
    </>
  );
}
