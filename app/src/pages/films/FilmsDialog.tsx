import { Suspense } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { createPortalPart } from '../../components/createPortalPart.tsx';
import { useText } from '../../portal/PortalContext.ts';
import type { FilmRow } from './row/filmRow.ts';
import type { FilmChanges } from './useFilmChanges.ts';

/** The dialog over the list: for a new film, or for one of its rows. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'view' | 'promotions' | 'delete'; readonly row: FilmRow };

const FilmDialog = createPortalPart(async () => (await import('./dialog/FilmDialog.tsx')).FilmDialog);
const ViewDialog = createPortalPart(async () => (await import('./view/ViewDialog.tsx')).ViewDialog);

const PromotionsDialog = createPortalPart(async () => (await import('../promotions/PromotionsDialog.tsx')).PromotionsDialog);

/** Fetches the code of the submission dialog, so that it opens at once. A failure shows when it is opened. */
export const prepareFilmDialog = (): void => void FilmDialog.fetchPart().catch(() => undefined);

/** Props of {@link FilmsDialog}. */
export interface FilmsDialogProps {
  readonly dialog: OpenDialog;
  readonly changes: Pick<FilmChanges, 'refresh'>;
  readonly onDelete: (row: FilmRow) => void;
  readonly onClose: () => void;
}

/** Shows one of the dialogs of My Films; its code is fetched when it is first opened. */
export function FilmsDialog({ dialog, changes, onDelete, onClose }: FilmsDialogProps) {
  const text = useText();
  const close = () => {
    onClose();
    changes.refresh();
  };
  if (dialog.kind === 'delete')
    return (
      <ConfirmDialog
        open
        title={text('confirm.delete.title')}
        question={text('confirm.delete.message')}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          onDelete(dialog.row);
        }}
      />
    );
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'view' && <ViewDialog row={dialog.row} onClose={onClose} />}
      {dialog.kind === 'promotions' && <PromotionsDialog row={dialog.row} onClose={close} />}
      {dialog.kind === 'new' && <FilmDialog filmId={undefined} onClose={close} />}
      {dialog.kind === 'edit' && <FilmDialog filmId={dialog.row.id} onClose={close} />}
    </Suspense>
  );
}
