import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useText } from '../portal/PortalContext.ts';
import { useConfirmDialogStyles } from './ConfirmDialog.styles.ts';
import { useUnhiddenPage } from './useUnhiddenPage.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** @default 'Delete', as the messages have it */
  readonly confirmLabel?: string;
  /** @default 'Cancel', as the messages have it */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question before something that cannot be undone. Escape and the cancel button both decline. */
export function ConfirmDialog({ open, title, message, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const text = useText();
  const styles = useConfirmDialogStyles();
  useUnhiddenPage();
  return (
    <Dialog modalType="alert" open={open} onOpenChange={(_event, data) => data.open || onCancel()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{message}</DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{cancelLabel ?? text('confirm.delete.cancel')}</Button>
            <Button appearance="primary" className={styles.confirm} onClick={onConfirm}>
              {confirmLabel ?? text('confirm.delete.confirm')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
