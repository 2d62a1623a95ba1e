import { Button, Field, Textarea } from '@fluentui/react-components';
import { CloseButton, DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useCopy } from '../../../components/toast/useCopy.ts';
import { useText } from '../../../portal/PortalContext.ts';

/** A decision that came too late. */
export interface RefusedDecision {
  /** Why it was refused. */
  readonly message: string;
  /** What was typed to go with it. */
  readonly note: string;
}

/** Props of {@link RefusedDialog}. */
export interface RefusedDialogProps extends RefusedDecision {
  /** What was to be decided. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Says why a decision was refused, with what was typed: its form may not be offered again. */
export function RefusedDialog({ title, message, note, onClose }: RefusedDialogProps) {
  const text = useText();
  const copy = useCopy();
  const words = { copied: text('staff.refused.copied'), failed: text('staff.refused.copyFailed') };
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} />
          <Button onClick={() => void copy(note, words)}>{text('staff.refused.copy')}</Button>
        </>
      }
    >
      <p role="alert">{message}</p>
      <Field label={text('staff.refused.typed')}>
        <Textarea readOnly resize="vertical" rows={6} value={note} />
      </Field>
    </DialogFrame>
  );
}
