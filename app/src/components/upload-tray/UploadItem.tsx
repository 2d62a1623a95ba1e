import { Button, ProgressBar } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { useText } from '../../portal/PortalContext.ts';
import { shownName } from '../../uploads/shortName.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';
import { getWaitingKey, isUnderWay } from '../../uploads/uploadStanding.ts';
import type { VideoUpload } from '../../uploads/videoUpload.ts';
import { describeState } from './describeState.ts';
import { useTrayStyles } from './TrayPanel.styles.ts';

/** Props of {@link UploadItem}. */
export interface UploadItemProps {
  readonly board: UploadBoard;
  readonly upload: VideoUpload;
}

/** One upload of this visit: how far it is, and what can be done with it. */
export function UploadItem({ board, upload }: UploadItemProps) {
  const text = useText();
  const styles = useTrayStyles();
  const nameId = useId();
  const [isGone, setGone] = useState(false);
  const state = upload.state();
  const { file, target } = upload;
  const isRegistering = state.step === 'waiting' && state.sent === state.total;
  const canBeHeld = state.step === 'sending' || state.step === 'paused' || (state.step === 'waiting' && !isRegistering);
  return (
    <li className={styles.item}>
      <span id={nameId} className={styles.name}>
        {text('uploads.item', { file: shownName(file.name), title: target.title })}
      </span>
      {'sent' in state && (
        <ProgressBar value={Math.floor((state.sent / Math.max(1, state.total)) * 100)} max={100} aria-labelledby={nameId} />
      )}
      <span className={state.step === 'failed' ? styles.problem : styles.detail} role="status">
        {isGone ? text('uploads.unreadable') : describeState(upload, text)}
      </span>
      <span className={styles.buttons}>
        {canBeHeld && (
          <Button size="small" onClick={() => (state.step === 'paused' ? upload.resume() : upload.pause())}>
            {text(state.step === 'paused' ? 'uploads.resume' : 'uploads.pause')}
          </Button>
        )}
        {state.step === 'failed' && !(state.error instanceof ApiError && state.error.isFinal) && (
          <Button size="small" appearance="primary" onClick={() => void board.start(file, target).catch(() => setGone(true))}>
            {text('uploads.retry')}
          </Button>
        )}
        {isUnderWay(upload) ? (
          <Button size="small" onClick={() => void upload.cancel()}>
            {text('uploads.cancel')}
          </Button>
        ) : (
          <Button size="small" onClick={() => board.dismiss(upload)}>
            {text(getWaitingKey(upload) === undefined ? 'uploads.dismiss' : 'uploads.discard')}
          </Button>
        )}
      </span>
    </li>
  );
}
