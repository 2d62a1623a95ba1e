import { ConfirmDialog as Dialog, type ConfirmDialogProps as DialogProps } from '@reelform/widgets';
import { useText } from '../portal/PortalContext.ts';
import { useUnhiddenPage } from './useUnhiddenPage.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'title' | 'question' | 'onConfirm' | 'onCancel' | 'isDangerous'> {
  /** @default 'Delete', as the messages have it */
  readonly confirmLabel?: string;
  /** @default 'Cancel', as the messages have it */
  readonly cancelLabel?: string;
}

/** A screen's question before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useText();
  useUnhiddenPage();
  return (
    <Dialog confirmLabel={text('confirm.delete.confirm')} cancelLabel={text('confirm.delete.cancel')} isDangerous {...props} />
  );
}
