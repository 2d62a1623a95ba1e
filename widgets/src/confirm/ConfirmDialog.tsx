import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
} from '@fluentui/react-components';
import { Button } from '../controls/Button.tsx';
import { useOpenDialog } from '../dialog/DialogHostContext.ts';
import { useConfirmDialogStyles } from './ConfirmDialog.styles.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Whether something is lost: the confirming button says so by its colour, and comes after the other. @default false */
  readonly isDangerous?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Also over another dialog, which would look as if it could be used. */
const dimmed = { appearance: 'dimmed' } as const;

/**
 * A question that must be answered before something that cannot be undone. Escape and the cancel button both decline; the
 * first button has the focus, and loses nothing (https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/).
 */
export function ConfirmDialog({ open, title, question, isDangerous = false, ...answers }: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel } = answers;
  const styles = useConfirmDialogStyles();
  useOpenDialog(open, onCancel);
  const confirm = (
    <Button
      key="confirm"
      appearance="primary"
      className={mergeClasses(styles.button, isDangerous && styles.dangerous)}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button key="cancel" className={styles.button} onClick={onCancel}>
      {cancelLabel}
    </Button>
  );
  return (
    <Dialog modalType="alert" open={open} onOpenChange={(_event, data) => data.open || onCancel()}>
      <DialogSurface className={styles.surface} backdrop={dimmed}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{question}</DialogContent>
          <DialogActions fluid className={styles.actions}>
            {isDangerous ? [cancel, confirm] : [confirm, cancel]}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
