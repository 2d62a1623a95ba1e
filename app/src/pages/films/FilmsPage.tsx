import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { useExistingPage } from '../../components/list/useExistingPage.ts';
import { useUnderWay } from '../../components/useUnderWay.ts';
import { addressOf } from '../../navigation/addressOf.ts';
import type { Handover } from '../../portal/handover.ts';
import { useText } from '../../portal/PortalContext.ts';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { useFinishedUploads } from '../../uploads/useFinishedUploads.ts';
import { addressOfFilm } from './addressOfFilm.ts';
import { FilmsDialog, type OpenDialog, prepareFilmDialog } from './FilmsDialog.tsx';
import { useFilmsPageStyles } from './FilmsPage.styles.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { FilmTable } from './list/FilmTable.tsx';
import { FilmToolbar } from './list/FilmToolbar.tsx';
import { searchFor, sortByColumn } from './list/listQuery.ts';
import { useFilms } from './list/useFilms.ts';
import { useListQuery } from './list/useListQuery.ts';
import type { FilmRow } from './row/filmRow.ts';
import type { RowAction } from './row/rowActions.ts';
import { useFilmChanges } from './useFilmChanges.ts';

/** My Films: the list, and the dialogs in which films are submitted, taken up again, viewed and deleted. */
export function FilmsPage() {
  const text = useText();
  const styles = useFilmsPageStyles();
  const navigate = useNavigate();
  const location = useLocation();
  const [query, change] = useListQuery();
  const { data, isError, isPending, isPlaceholderData, refetch } = useFilms(query);
  const [dialog, setDialog] = useState<OpenDialog>();
  const changes = useFilmChanges();
  const { rows: goingRows, begin } = useUnderWay();
  const retry = () => void refetch();
  // An upload that goes on in the tray changes its film when it ends.
  useFinishedUploads(useUploads(), changes.refresh);

  useExistingPage({ data, isPlaceholderData }, query.page, (page) => change((current) => ({ ...current, page }), 'replace'));

  const act = (action: RowAction, row: FilmRow) => {
    if (action === 'view' || action === 'open') void changes.acknowledge(row);
    if (action === 'promotions') void changes.acknowledgePromotion(row);
    if (action === 'open') void navigate(addressOfFilm(row.id), { state: { list: addressOf(location) } satisfies Handover });
    else setDialog({ kind: action, row });
  };

  return (
    <div className={styles.root}>
      <FilmToolbar
        searchText={query.searchText}
        onSearch={(searchText) => change((current) => searchFor(current, searchText), 'replace')}
        onRefresh={retry}
        onApproachNew={prepareFilmDialog}
        onSubmitNew={() => setDialog({ kind: 'new' })}
      />
      {isError && <LoadFailure message={text('films.loadFailed')} onRetry={retry} />}
      {isPending && <ListSkeleton label={text('films.loading')} />}
      {data?.rows.length === 0 && <EmptyList searchText={query.searchText} />}
      {data && data.rows.length > 0 && (
        <>
          <FilmTable
            rows={data.rows}
            page={query.page}
            isStale={isPlaceholderData}
            goingRows={goingRows}
            sorting={query.sorting}
            onSort={(column) => change((current) => sortByColumn(current, column), 'push')}
            onAction={act}
          />
          <Pager
            page={query.page}
            totalPages={data.totalPages}
            totalRows={data.totalRows}
            rowCount={data.rows.length}
            onPage={(page) => change((current) => ({ ...current, page }), 'push')}
          />
        </>
      )}
      {dialog && (
        <FilmsDialog
          dialog={dialog}
          changes={changes}
          onDelete={(row) => void begin(row.id, () => changes.remove(row))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
