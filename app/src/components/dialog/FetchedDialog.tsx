import { Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { LoadFailure, type LoadFailureProps } from '../LoadFailure.tsx';
import { CloseButton, DialogFrame } from './DialogFrame.tsx';
import { useDialogStyles } from './dialog.styles.ts';

/** Props of {@link FetchedDialog}. */
export interface FetchedDialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  /** Why what is in it cannot be shown. */
  readonly problem: LoadFailureProps | undefined;
  /** What is in it has been fetched. */
  readonly isReady: boolean;
  /** What is asked before it is left; `undefined`: nothing is. */
  readonly question: string | undefined;
  readonly onStay: () => void;
  /** Someone wants to leave it, which may be asked about. */
  readonly onAskToClose: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog whose content is fetched when it opens, and which is not left without a question where that would cost something. */
export function FetchedDialog(props: FetchedDialogProps) {
  const { title, isWide = false, problem, isReady, question, onStay, onAskToClose, onClose, children } = props;
  const text = useText();
  const styles = useDialogStyles();
  const isShown = isReady && !problem;
  return (
    <>
      <DialogFrame
        title={title}
        onClose={onAskToClose}
        isWide={isWide}
        actions={problem ? <CloseButton onClose={onClose} /> : null}
      >
        {problem && <LoadFailure {...problem} />}
        {!problem && !isReady && (
          <div className={styles.wait}>
            <Spinner label={text('app.loading')} />
          </div>
        )}
        {isShown && children}
      </DialogFrame>
      <ConfirmDialog
        open={question !== undefined}
        title={text('film.leaveTitle')}
        question={question ?? ''}
        confirmLabel={text('film.leaveConfirm')}
        cancelLabel={text('film.leaveStay')}
        onConfirm={onClose}
        onCancel={onStay}
      />
    </>
  );
}
