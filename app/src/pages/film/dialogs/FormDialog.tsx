import { Button, Spinner } from '@fluentui/react-components';
import { type FormHandle, type FormTheme, SchemaForm, type SchemaFormProps } from '@reelform/engine';
import type { FormName } from '@reelform/schemas/api';
import { fluentTheme } from '@reelform/widgets';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useLoadedForm } from '../../../portal/useLoadedForm.ts';
import type { ConflictDialogProps } from '../../films/dialog/conflict/ConflictDialog.tsx';
import { DialogFrame } from '../../films/dialog/DialogFrame.tsx';
import { useFilmDialogStyles } from '../../films/dialog/FilmDialog.styles.ts';
import type { FilmConflict } from '../../films/dialog/useFilmEditing.ts';
import { useFirstFieldFocus } from '../../films/dialog/useFirstFieldFocus.ts';
import { LoadFailure } from '../../films/LoadFailure.tsx';

const ConflictDialog = lazy(() =>
  import('../../films/dialog/conflict/ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

/** Props of {@link FormDialog}. */
export interface FormDialogProps
  extends Pick<SchemaFormProps, 'context' | 'services' | 'sources' | 'onSubmit' | 'localDraftKey'> {
  readonly title: string;
  readonly form: FormName;
  /** What the form begins with; `undefined` while it is fetched. */
  readonly data: SchemaFormProps['initialData'];
  /** What the form begins with could not be fetched. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly handle: RefObject<FormHandle | null>;
  /** @default the theme of all forms */
  readonly theme?: FormTheme;
  readonly isWide?: boolean;
  /** What would be lost by leaving: nothing, entries, an upload that goes on, or one that ends with the form. @default entries of a form that was edited */
  readonly cost?: () => 'nothing' | 'entries' | 'upload' | 'attachment';
  /** JSON pointer of the field that takes the focus when the form is there. @default the first */
  readonly place?: string | undefined;
  readonly onClose: () => void;
  /** The record was saved elsewhere meanwhile; absent while it was not. */
  readonly conflict?: FilmConflict | undefined;
  /** Says values of a conflict that the form itself has no words for. */
  readonly say?: ConflictDialogProps['say'];
  /** What stands above the form once that is there. */
  readonly children?: ReactNode;
}

const questions = {
  entries: 'film.leaveMessage',
  upload: 'film.leaveUpload',
  attachment: 'film.leaveAttachment',
} as const;

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
    place,
    onClose,
    children,
    conflict,
    say,
    ...rest
  } = props;
  const { cost = () => (handle.current?.isDirty() ? 'entries' : 'nothing'), theme = fluentTheme, ...form } = rest;
  const text = useText();
  const styles = useFilmDialogStyles();
  const [question, setQuestion] = useState<(typeof questions)[keyof typeof questions]>();
  const loaded = useLoadedForm(name);
  const around = useFirstFieldFocus();
  const isFailed = failed || loaded.isError;
  const isReady = loaded.data !== undefined && data !== undefined && !isFailed;
  useEffect(() => {
    if (isReady && place !== undefined) handle.current?.goTo(place);
  }, [isReady, place, handle]);
  const askToClose = () => {
    const lost = cost();
    if (lost === 'nothing') onClose();
    else setQuestion(questions[lost]);
  };
  const retry = () => {
    if (loaded.isError) void loaded.refetch();
    onRetry?.();
  };
  return (
    <>
      <DialogFrame
        title={title}
        onClose={askToClose}
        {...(isWide && { isWide })}
        actions={isReady ? undefined : <Button onClick={onClose}>{text('film.view.close')}</Button>}
      >
        {isFailed && <LoadFailure message={text('film.loadFailed')} onRetry={retry} />}
        {!isFailed && !isReady && (
          <div className={styles.wait}>
            <Spinner label={text('app.loading')} />
          </div>
        )}
        {isReady && (
          <div ref={around}>
            {children}
            <SchemaForm
              {...form}
              {...loaded.data}
              ref={handle}
              theme={theme}
              idPrefix={name}
              initialData={data}
              onAction={askToClose}
            />
          </div>
        )}
      </DialogFrame>
      {conflict && loaded.data && (
        <Suspense fallback={null}>
          <ConflictDialog loaded={loaded.data} conflict={conflict} {...(say && { say })} />
        </Suspense>
      )}
      <ConfirmDialog
        open={question !== undefined}
        title={text('film.leaveTitle')}
        question={question ? text(question) : ''}
        confirmLabel={text('film.leaveConfirm')}
        cancelLabel={text('film.leaveStay')}
        onConfirm={onClose}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  );
}
