import type { FormTexts } from '@reelform/engine';
import { Button } from '../controls/Button.tsx';
import { imageIcon } from '../icons/imageIcon.ts';
import { UploadProgress } from '../upload-field/UploadProgress.tsx';
import { useImageStyles } from './image.styles.ts';
import type { PendingImage } from './pendingImage.ts';

/** Props of {@link PendingCard}. */
export interface PendingCardProps {
  /** Beginning of its DOM ids. */
  readonly id: string;
  readonly image: PendingImage;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** One picture that is looked at, on its way, or refused: how far it is, or why it was not taken. */
export function PendingCard({ id, image, disabled, texts, onRetry, onDismiss }: PendingCardProps) {
  const styles = useImageStyles();
  const { file, preview, state, controls } = image;
  const { name } = file;
  const isFailed = state.step === 'failed';
  const isPaused = state.step === 'uploading' && state.hold === 'paused';
  const nameId = `${id}__name`;
  const button = (text: string, press: () => void) => (
    <Button type="button" isSmall className={styles.button} disabled={disabled} aria-describedby={nameId} onClick={press}>
      {texts(text)}
    </Button>
  );
  return (
    <li className={styles.card}>
      {preview === undefined ? (
        <div className={styles.blank}>{imageIcon}</div>
      ) : (
        <img src={preview} alt="" className={styles.picture} />
      )}
      <div className={styles.text}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        {state.step === 'checking' && <span className={styles.detail}>{texts('checking')}</span>}
        {state.step === 'uploading' && <UploadProgress id={id} upload={state} nameId={nameId} texts={texts} />}
        {isFailed && (
          <span id={`${id}__problem`} className={styles.problem}>
            {state.message}
          </span>
        )}
        <div className={styles.buttons}>
          {isFailed && state.retry && button('retry', onRetry)}
          {state.step === 'uploading' &&
            controls &&
            button(isPaused ? 'resume' : 'pause', isPaused ? () => controls.resume() : () => controls.pause())}
          {button(isFailed ? 'dismiss' : 'cancel', onDismiss)}
        </div>
      </div>
    </li>
  );
}
