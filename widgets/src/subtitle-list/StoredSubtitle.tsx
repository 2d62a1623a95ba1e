import type { FormTexts } from '@reelform/engine';
import type { SrtCue } from '@reelform/engine/srt';
import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Link } from '../controls/Link.tsx';
import { RemoveButton } from '../upload-field/RemoveButton.tsx';
import { getStoredName } from '../upload-field/storedName.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import { CuePreview } from './CuePreview.tsx';
import { useSubtitleListStyles } from './SubtitleList.styles.ts';
import type { SubtitleRow } from './subtitleRows.ts';

/** Props of {@link StoredSubtitle}. */
export interface StoredSubtitleProps {
  readonly row: SubtitleRow;
  /** The language's name. */
  readonly name: string;
  /** `undefined`: not known, and not shown. */
  readonly cues: readonly SrtCue[] | undefined;
  readonly video: string | undefined;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  /** `undefined`: it cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One stored subtitle file: its language and name, its cues, and the way to take it away once that is confirmed. */
export function StoredSubtitle({ row, name, cues, video, disabled, texts, onRemove }: StoredSubtitleProps) {
  const styles = useSubtitleListStyles();
  const url = usePreviewUrl(row.url);
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.rowText}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{getStoredName(row.url)}</span>
          {row.status && (
            <span className={row.status === 'rejected' ? styles.rejected : styles.detail}>{texts(`status.${row.status}`)}</span>
          )}
          {row.note && <span className={styles.note}>{row.note}</span>}
        </div>
        {url !== undefined && (
          <Link href={url} target="_blank" rel="noopener noreferrer" aria-label={texts('download', { name })}>
            {texts('view')}
          </Link>
        )}
        {cues && (
          <Button
            className={styles.button}
            disabled={disabled}
            aria-label={texts('preview', { name })}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {texts('show')}
          </Button>
        )}
        {onRemove && (
          <RemoveButton
            text={texts('removeOne')}
            name={texts('remove', { name })}
            className={styles.button}
            disabled={disabled}
            texts={texts}
            onRemove={onRemove}
          />
        )}
      </div>
      {cues && isShown && <CuePreview language={row.language} name={name} cues={cues} video={video} />}
    </li>
  );
}
