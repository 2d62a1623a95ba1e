import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx';
import { useListNoticeStyles } from '../../../components/list/notice.styles.ts';
import { Pager } from '../../../components/list/Pager.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { getSerialNumber } from '../../../components/list/serialNumber.ts';
import { useExistingPage } from '../../../components/list/useExistingPage.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { useUnderWay } from '../../../components/useUnderWay.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { useBtsStyles } from './BtsDialog.styles.ts';
import { BtsForm } from './BtsForm.tsx';
import { type BtsAction, BtsTable } from './BtsTable.tsx';
import { BtsView } from './BtsView.tsx';
import { type BtsDocument, refreshBts, useBtsDocuments } from './useBtsDocuments.ts';

const pageSize = 10;

type Open = { readonly kind: 'add' } | { readonly kind: BtsAction; readonly document: BtsDocument };

/** A film's files from behind the scenes: the list, and the dialogs in which they are added, changed, viewed and deleted. */
export function BtsDialog({ film, onClose }: FilmDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const styles = useBtsStyles();
  const notice = useListNoticeStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [query, setQuery] = useState({ page: 1, searchText: '' });
  const [open, setOpen] = useState<Open>();
  const { rows: goingRows, begin } = useUnderWay();
  const { data, isError, isPending, isPlaceholderData, refetch } = useBtsDocuments(film.id, query);
  const isOpen = film.may.includes('bts');
  const search = query.searchText.trim();
  const refresh = () => refreshBts(queries, film.id);
  const close = () => setOpen(undefined);

  const turn = (page: number) => setQuery((current) => ({ ...current, page }));
  useExistingPage({ data, isPlaceholderData }, query.page, turn);

  const remove = async ({ btsDocId: id }: BtsDocument) => {
    toast.again();
    try {
      await api.call('DELETE /filmmakers/films/bts-docs/:id/remove', { params: { id } });
      toast.success(text('bts.deleted'));
    } catch (error) {
      toast.error(messageOf(error, text('bts.deleteFailed')));
    }
    await refresh();
  };

  return (
    <>
      <DialogFrame title={text('bts.title')} isWide onClose={onClose}>
        <div className={styles.root}>
          <div className={styles.bar}>
            <SearchField
              label={text('bts.search')}
              searchText={query.searchText}
              onSearch={(searchText) => setQuery({ page: 1, searchText })}
            />
            <Button
              appearance="subtle"
              icon={<ArrowClockwiseRegular />}
              aria-label={text('bts.refresh')}
              title={text('bts.refresh')}
              onClick={() => void refetch()}
            />
            {isOpen && (
              <Button
                {...comesBackHere}
                appearance="primary"
                className={styles.add}
                icon={<AddRegular />}
                onClick={() => setOpen({ kind: 'add' })}
              >
                {text('bts.add')}
              </Button>
            )}
          </div>
          {isError && <LoadFailure message={text('bts.loadFailed')} onRetry={() => void refetch()} />}
          {isPending && <ListSkeleton label={text('bts.loading')} />}
          {data?.rows.length === 0 && (
            <div role="status" className={notice.empty}>
              <Icon name="resources" size={48} />
              <p className={notice.headline}>{text('bts.empty')}</p>
              {(search !== '' || isOpen) && (
                <p className={notice.hint}>{search === '' ? text('bts.emptyHint') : text('bts.emptySearchHint', { search })}</p>
              )}
            </div>
          )}
          {data && data.rows.length > 0 && (
            <>
              <BtsTable
                rows={data.rows}
                from={getSerialNumber(query.page, 0, pageSize)}
                isStale={isPlaceholderData}
                goingRows={goingRows}
                isOpen={isOpen}
                onAction={(kind, document) => setOpen({ kind, document })}
              />
              <Pager
                page={query.page}
                pageSize={pageSize}
                totalPages={data.totalPages}
                totalRows={data.totalRows}
                rowCount={data.rows.length}
                onPage={turn}
              />
            </>
          )}
        </div>
      </DialogFrame>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <BtsForm
          film={film}
          document={open.kind === 'edit' ? open.document : undefined}
          onClose={close}
          onGone={() => void refresh()}
          onSaved={() => {
            close();
            void refresh();
          }}
        />
      )}
      {open?.kind === 'view' && <BtsView document={open.document} onClose={close} />}
      <ConfirmDialog
        open={open?.kind === 'delete'}
        title={text('confirm.delete.title')}
        question={text('confirm.delete.message')}
        onCancel={close}
        onConfirm={() => {
          close();
          if (open?.kind === 'delete') void begin(open.document.btsDocId, () => remove(open.document));
        }}
      />
    </>
  );
}
