import type { FormTexts } from '@reelform/engine';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Link } from '../controls/Link.tsx';
import { doneIcon } from '../icons/doneIcon.ts';
import { getStoredName } from '../upload-field/storedName.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import type { Examined } from './useExamination.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

/** Props of {@link StoredVideo}. */
export interface StoredVideoProps {
  /** DOM id of the field. */
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean;
  /** What is known of its file, when it was chosen in this visit. */
  readonly examined: Examined | undefined;
  readonly texts: FormTexts;
}

/** The video that a field holds: that it is there, its name and picture, and ways to watch it where it can be reached. */
export function StoredVideo({ id, value, disabled, examined, texts }: StoredVideoProps) {
  const styles = useVideoUploadStyles();
  const url = usePreviewUrl(value);
  const [isPlaying, setPlaying] = useState(false);
  const name = getStoredName(value);
  const playerId = `${id}__player`;
  const { file, poster } = examined ?? {};
  const isReachable = url !== undefined || file !== undefined;
  return (
    <>
      <div className={styles.stored}>
        {poster === undefined ? (
          <span className={styles.stamp}>{doneIcon}</span>
        ) : (
          <img src={poster} alt={texts('poster', { name })} className={styles.poster} />
        )}
        <div className={styles.storedText}>
          <span className={styles.status}>{texts('uploaded')}</span>
          <span className={styles.detail}>{name}</span>
          <span className={styles.watch}>
            {isReachable && (
              <Button
                isSmall
                className={styles.button}
                disabled={disabled}
                aria-expanded={isPlaying}
                {...(isPlaying && { 'aria-controls': playerId })}
                onClick={() => setPlaying(!isPlaying)}
              >
                {texts(isPlaying ? 'closePlayer' : 'play')}
              </Button>
            )}
            {url !== undefined && !isPlaying && (
              <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {texts('preview')}
              </Link>
            )}
          </span>
        </div>
      </div>
      {isPlaying && isReachable && (
        <VideoPlayer id={playerId} name={name} url={url} file={file} poster={poster} texts={texts} />
      )}
    </>
  );
}
