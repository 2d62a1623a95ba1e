import { ProgressBar } from '@fluentui/react-components';
import type { FormTexts, UploadProgress as Progress } from '@reelform/engine';
import { formatByteSize } from '../upload-field/byteSize.ts';
import { formatDuration } from '../upload-field/duration.ts';
import { getPercent } from '../upload-field/uploadState.ts';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

/** Props of {@link UploadProgress}. */
export interface UploadProgressProps {
  readonly id: string;
  readonly name: string;
  readonly sent: number;
  readonly total: number;
  readonly hold: Progress['hold'] | undefined;
  readonly pace: Progress['pace'] | undefined;
  /** A picture out of the file. */
  readonly poster: string | undefined;
  readonly texts: FormTexts;
}

/** How far an upload is: percentage, bar, sizes in units for people, and its speed or what holds it. */
export function UploadProgress({ id, name, sent, total, hold, pace, poster, texts }: UploadProgressProps) {
  const styles = useVideoUploadStyles();
  const percent = getPercent({ sent, total });
  const labelId = `${id}__progress`;
  return (
    <div className={styles.stored}>
      {poster !== undefined && <img src={poster} alt={texts('poster', { name })} className={styles.poster} />}
      <div className={styles.progress}>
        <span id={labelId} className={styles.status}>
          {texts('uploading', { percent })}
        </span>
        <ProgressBar value={percent} max={100} color="brand" thickness="large" aria-labelledby={labelId} />
        <span className={styles.detail}>
          {name}, {texts('progress', { sent: formatByteSize(sent), total: formatByteSize(total) })}
        </span>
        {hold && <span className={styles.detail}>{texts(hold)}</span>}
        {!hold && pace && (
          <span className={styles.detail}>
            {texts('pace', { speed: formatByteSize(pace.bytesPerSecond), time: formatDuration(pace.secondsLeft) })}
          </span>
        )}
      </div>
    </div>
  );
}
