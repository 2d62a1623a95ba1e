import { ProgressBar } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { formatByteSize } from '../upload-field/byteSize.ts';
import { formatDuration } from '../upload-field/duration.ts';
import { getPercent, type UploadState } from '../upload-field/uploadState.ts';
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

/** How far a file is, or what holds it. */
const describe = (state: UploadState, texts: FormTexts): string => {
  if (state.step !== 'uploading') return state.step === 'checking' ? texts('checking') : '';
  const { sent, total, hold, pace } = state;
  if (hold) return texts(hold);
  const sizes = texts('progress', { sent: formatByteSize(sent), total: formatByteSize(total) });
  if (!pace) return sizes;
  return texts('pace', { sizes, speed: formatByteSize(pace.bytesPerSecond), time: formatDuration(pace.secondsLeft) });
};

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
        {state.step === 'uploading' && (
          <>
            <span className={styles.detail}>{texts('uploading', { percent: getPercent(state) })}</span>
            <ProgressBar value={getPercent(state)} max={100} aria-labelledby={nameId} />
          </>
        )}
        {state.step === 'failed' ? (
          <span className={styles.problem}>{state.message}</span>
        ) : (
          <span className={styles.detail}>{describe(state, texts)}</span>
        )}
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
