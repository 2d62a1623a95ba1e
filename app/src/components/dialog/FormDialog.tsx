import { mergeClasses } from '@fluentui/react-components';
import type { FormHandle, FormTheme, SchemaFormProps } from '@reelform/engine';
import type { FormName } from '@reelform/schemas/api';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { costOf, type LeaveCost, leaveQuestions } from '../../portal/leaveCost.ts';
import { useText } from '../../portal/PortalContext.ts';
import { useDrawnForm } from '../../portal/useLoadedForm.ts';
import { RecordForm } from '../PortalForm.tsx';
import { Comparison } from './conflict/Comparison.tsx';
import type { ConflictDialogProps } from './conflict/ConflictDialog.tsx';
import type { EditConflict } from './conflict/EditConflict.ts';
import { useDialogStyles } from './dialog.styles.ts';
import { dialogTheme } from './dialogTheme.tsx';
import { FetchedDialog } from './FetchedDialog.tsx';
import { useFirstFieldFocus } from './useFirstFieldFocus.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps
  extends Pick<
    SchemaFormProps,
    'context' | 'services' | 'sources' | 'onChange' | 'onSubmit' | 'localDraftKey' | 'refreshDraft'
  > {
  readonly title: string;
  readonly form: FormName;
  /** What the form begins with; `undefined` while it is fetched. */
  readonly data: SchemaFormProps['initialData'];
  /** What the form begins with could not be fetched. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly handle: RefObject<FormHandle | null>;
  /** @default the theme of forms in dialogs */
  readonly theme?: FormTheme;
  readonly isWide?: boolean;
  /** Class of the element around the form. */
  readonly className?: string;
  /** What would be lost by leaving. @default entries of a form that was edited */
  readonly cost?: () => LeaveCost | Promise<LeaveCost>;
  /** JSON pointer of the field that takes the focus when the form is there. @default the first */
  readonly place?: string | undefined;
  readonly onClose: () => void;
  /** The record was saved elsewhere meanwhile; absent while it was not. */
  readonly conflict?: EditConflict | undefined;
  /** Says values of a conflict that the form itself has no words for. */
  readonly say?: ConflictDialogProps['say'];
  /** What stands above the form once that is there. */
  readonly children?: ReactNode;
}

/** A dialog around one form, which is fetched when it opens. What would be lost is not left without a question. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    form: name,
    data,
    failed = false,
    onRetry,
    handle,
    isWide,
    className,
    onClose,
    children,
    conflict,
    say,
    onSubmit,
    ...rest
  } = props;
  const { cost = () => costOf(handle.current), theme = dialogTheme, ...form } = rest;
  const text = useText();
  const styles = useDialogStyles();
  const [question, setQuestion] = useState<Exclude<LeaveCost, 'nothing'>>();
  const loaded = useDrawnForm(name);
  const isFailed = failed || loaded.isError;
  const isReady = loaded.data !== undefined && data !== undefined;
  const around = useFirstFieldFocus(isReady && !isFailed);
  const isSaving = useRef(false);
  const submit: SchemaFormProps['onSubmit'] = async (submission) => {
    isSaving.current = true;
    try {
      return await onSubmit(submission);
    } finally {
      isSaving.current = false;
    }
  };
  const askToClose = () => {
    // How it ends decides whether there is anything to lose; the form's button says that it is under way.
    if (isSaving.current) return;
    const leave = (lost: LeaveCost) => {
      if (lost === 'nothing') onClose();
      else setQuestion(lost);
    };
    const lost = cost();
    if (typeof lost === 'string') leave(lost);
    else void lost.then(leave);
  };
  const retry = () => {
    if (loaded.isError) void loaded.refetch();
    onRetry?.();
  };
  return (
    <>
      <FetchedDialog
        title={title}
        {...(isWide && { isWide })}
        problem={isFailed ? { message: text('film.loadFailed'), onRetry: retry } : undefined}
        isReady={isReady}
        question={question && text(leaveQuestions[question])}
        onStay={() => setQuestion(undefined)}
        onAskToClose={askToClose}
        onClose={onClose}
      >
        <div ref={around} className={mergeClasses(children !== undefined && styles.headed, className)}>
          {children}
          {loaded.data && data && (
            <RecordForm
              {...form}
              {...loaded.data}
              ref={handle}
              theme={theme}
              idPrefix={name}
              initialData={data}
              onSubmit={submit}
              onAction={askToClose}
            />
          )}
        </div>
      </FetchedDialog>
      {loaded.data && <Comparison loaded={loaded.data} conflict={conflict} say={say} />}
    </>
  );
}
