import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { useDialogStyles } from '../../components/dialog/dialog.styles.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { saveFile } from '../../components/saveFile.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { usePromotionsStyles } from './Promotions.styles.ts';
import { type PromptName, usePrompts } from './usePrompts.ts';

/** Props of {@link PromptDialog}. */
export interface PromptDialogProps {
  readonly name: PromptName;
  readonly onClose: () => void;
}

/** The questions of one interview, to read and to download as a Word document. */
export function PromptDialog({ name, onClose }: PromptDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const styles = usePromotionsStyles();
  const dialogStyles = useDialogStyles();
  const [isBusy, setBusy] = useState(false);
  const { data, error, isPending, refetch } = usePrompts();
  const prompt = data?.[name];

  const download = async () => {
    setBusy(true);
    try {
      const { data: document } = await api.call('GET /filmmaker-promotions/prompt-document', { query: { prompt: name } });
      const bytes = Uint8Array.from(atob(document.content), (sign) => sign.charCodeAt(0));
      saveFile(new Blob([bytes], { type: document.contentType }), document.fileName);
    } catch (failure) {
      toast.error(messageOf(failure, text('promotions.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={prompt?.title ?? text('promotions.prompt.title')}
      onClose={onClose}
      actions={
        <>
          {prompt && (
            <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void download()}>
              {text('promotions.prompt.download')}
            </Button>
          )}
          <Button onClick={onClose}>{text('film.view.close')}</Button>
        </>
      }
    >
      {error && <LoadFailure message={messageOf(error, text('promotions.failed'))} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={dialogStyles.wait}>
          <Spinner label={text('app.loading')} />
        </div>
      )}
      {prompt && (
        <div className={styles.root}>
          <p className={styles.hint}>{prompt.introduction}</p>
          <ol className={styles.questions}>
            {prompt.questions.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: questions keep their order, and one may stand there twice
              <li key={index} className={styles.question}>
                {question}
              </li>
            ))}
          </ol>
        </div>
      )}
    </DialogFrame>
  );
}
