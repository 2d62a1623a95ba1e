import type { FormTexts } from '@reelform/engine';
import { Link } from '../controls/Link.tsx';
import { doneIcon } from '../icons/doneIcon.ts';
import { getStoredName } from './storedName.ts';
import { usePreviewUrl } from './usePreviewUrl.ts';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

/** Props of {@link StoredVideo}. */
export interface StoredVideoProps {
  readonly value: string;
  readonly texts: FormTexts;
}

/** The video that a field holds: that it is there, its name, and a link to watch it where the host gives one. */
export function StoredVideo({ value, texts }: StoredVideoProps) {
  const styles = useVideoUploadStyles();
  const url = usePreviewUrl(value);
  return (
    <div className={styles.stored}>
      <span className={styles.stamp}>{doneIcon}</span>
      <div className={styles.storedText}>
        <span className={styles.status}>{texts('uploaded')}</span>
        <span className={styles.detail}>{getStoredName(value)}</span>
        {url !== undefined && (
          <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {texts('preview')}
          </Link>
        )}
      </div>
    </div>
  );
}
