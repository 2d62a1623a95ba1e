import { ProgressBar } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { formatByteSize } from './byteSize.ts';
import { formatDuration } from './duration.ts';
import { useUploadProgressStyles } from './UploadProgress.styles.ts';
import { getPercent, type UploadState } from './uploadState.ts';

/** Props of {@link UploadProgress}. */
export interface UploadProgressProps {
  /** DOM id that its own ids begin with. */
  readonly id: string;
  readonly upload: Pick<Extract<UploadState, { step: 'uploading' }>, 'sent' | 'total' | 'hold' | 'pace'>;
  /** The file's name, where nothing beside it says that. */
  readonly name?: string;
  /** DOM id of what beside it says the file's name. */
  readonly nameId?: string;
  /** The widget's texts. */
  readonly texts: FormTexts;
}

/** How far an upload is: percentage, bar, sizes in units for people, and its speed or what holds it. */
export function UploadProgress({ id, upload, name, nameId = '', texts }: UploadProgressProps) {
  const styles = useUploadProgressStyles();
  const { sent, total, hold, pace } = upload;
  const percent = getPercent(upload);
  const labelId = `${id}__progress`;
  const sizes = texts('progress', { sent: formatByteSize(sent), total: formatByteSize(total) });
  return (
    <div className={styles.root}>
      <span id={labelId} className={styles.status}>
        {texts('uploading', { percent })}
      </span>
      <ProgressBar value={percent} max={100} color="brand" thickness="large" aria-labelledby={`${labelId} ${nameId}`.trim()} />
      <span className={styles.detail}>{name === undefined ? sizes : `${name}, ${sizes}`}</span>
      {hold && <span className={styles.detail}>{texts(hold)}</span>}
      {!hold && pace && (
        <span className={styles.detail}>
          {texts('pace', { speed: formatByteSize(pace.bytesPerSecond), time: formatDuration(pace.secondsLeft) })}
        </span>
      )}
    </div>
  );
}
