import type { FormTexts } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { UploadProgress } from '../upload-field/UploadProgress.tsx';
import { useFileUploadStyles } from './FileUpload.styles.ts';
import type { FileRun } from './fileRuns.ts';

/** Props of {@link RunningFile}. */
export interface RunningFileProps {
  /** DOM id that its own ids begin with. */
  readonly id: string;
  readonly run: FileRun;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** One file on its way, or one that was not taken, and what can be done with it. */
export function RunningFile({ id, run, disabled, texts, onCancel, onRetry, onDismiss }: RunningFileProps) {
  const styles = useFileUploadStyles();
  const { controls, file, state } = run;
  const { name } = file;
  const nameId = `${id}__name`;
  const isPaused = state.step === 'uploading' && state.hold === 'paused';
  const button = (text: string, onClick: () => void, isMain = false) => (
    <Button
      {...(isMain && { appearance: 'primary' as const })}
      className={styles.button}
      disabled={disabled}
      aria-label={texts('actionNamed', { action: texts(text), name })}
      onClick={onClick}
    >
      {texts(text)}
    </Button>
  );
  return (
    <li className={styles.file}>
      <div className={styles.text}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        {state.step === 'uploading' && <UploadProgress id={id} upload={state} nameId={nameId} texts={texts} />}
        {state.step === 'checking' && <span className={styles.detail}>{texts('checking')}</span>}
        {state.step === 'failed' && <span className={styles.problem}>{state.message}</span>}
      </div>
      <div className={styles.buttons}>
        {state.step === 'uploading' &&
          controls &&
          button(isPaused ? 'resume' : 'pause', isPaused ? () => controls.resume() : () => controls.pause())}
        {state.step === 'failed' && state.retry && button('retry', onRetry, true)}
        {state.step === 'failed' ? button('dismiss', onDismiss) : button('cancel', onCancel)}
      </div>
    </li>
  );
}
