import type { FormTexts } from '@reelform/engine';
import { useEffect, useState } from 'react';
import { Link } from '../controls/Link.tsx';
import { useVideoUploadStyles } from './VideoUpload.styles.ts';

/** Props of {@link VideoPlayer}. */
export interface VideoPlayerProps {
  /** DOM id. */
  readonly id: string;
  readonly name: string;
  /** Where it is stored; `undefined` where the host gives no address. */
  readonly url: string | undefined;
  /** The file itself, when it was chosen in this visit. */
  readonly file: File | undefined;
  readonly poster: string | undefined;
  readonly texts: FormTexts;
}

/** An address of a file of this page, for as long as it is shown. */
const useFileAddress = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const fresh = URL.createObjectURL(file);
    setAddress(fresh);
    return () => {
      URL.revokeObjectURL(fresh);
      setAddress(undefined);
    };
  }, [file]);
  return address;
};

/** Plays a video, and says what to do where the browser cannot. */
export function VideoPlayer({ id, name, url, file, poster, texts }: VideoPlayerProps) {
  const styles = useVideoUploadStyles();
  const address = useFileAddress(file);
  const shown = address ?? url;
  return (
    <div id={id} className={styles.player}>
      {shown !== undefined && (
        <video
          controls
          preload="metadata"
          src={shown}
          {...(poster !== undefined && { poster })}
          className={styles.video}
          aria-label={texts('player', { name })}
        />
      )}
      <span className={styles.detail}>
        {texts('previewNote')}{' '}
        {shown !== undefined && (
          <Link isInline href={url ?? shown} target="_blank" rel="noopener noreferrer">
            {texts('preview')}
          </Link>
        )}
      </span>
    </div>
  );
}
