import { Button, Spinner } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { addressOfFilm } from '../addressOfFilm.ts';
import { useFilm } from '../dialog/useFilm.ts';
import type { FilmRow } from '../row/filmRow.ts';
import { isRejected } from '../row/remarks.ts';
import { FilmView } from './FilmView.tsx';
import { RejectedAssets } from './RejectedAssets.tsx';
import { useViewDialogStyles } from './ViewDialog.styles.ts';

/** Props of {@link ViewDialog}. */
export interface ViewDialogProps {
  readonly row: FilmRow;
  readonly onClose: () => void;
}

/** 'View Film' or 'View Series': a submitted or rejected film, read-only. */
export function ViewDialog({ row, onClose }: ViewDialogProps) {
  const text = useText();
  const styles = useViewDialogStyles();
  const navigate = useNavigate();
  const { data: film, isError, isPending, refetch } = useFilm(row.id);
  const goToPage = () => void navigate(addressOfFilm(row.id));
  return (
    <DialogFrame
      title={text(row.type === 'SERIES' ? 'film.dialog.viewSeries' : 'film.dialog.viewFilm')}
      onClose={onClose}
      actions={
        <>
          {film?.may.includes('rejectedAssets') && (
            <Button appearance="primary" onClick={goToPage}>
              {text('film.action.assets')}
            </Button>
          )}
          <Button onClick={onClose}>{text('film.view.close')}</Button>
        </>
      }
    >
      {isError && <LoadFailure message={text('film.loadFailed')} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={styles.wait}>
          <Spinner label={text('app.loading')} />
        </div>
      )}
      {film && <FilmView film={film}>{isRejected(film.status) && <RejectedAssets film={film} onOpen={goToPage} />}</FilmView>}
    </DialogFrame>
  );
}
