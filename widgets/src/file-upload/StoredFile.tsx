import type { FormTexts } from '@reelform/engine';
import { Link } from '../controls/Link.tsx';
import { RemoveButton } from '../upload-field/RemoveButton.tsx';
import { getStoredName } from '../upload-field/storedName.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import { useFileUploadStyles } from './FileUpload.styles.ts';
import type { FileRow } from './fileRows.ts';

/** Props of {@link StoredFile}. */
export interface StoredFileProps {
  readonly row: FileRow;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  /** `undefined`: it cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One stored file: its name, a link to it where the host gives an address, and the way to take it away once that is confirmed. */
export function StoredFile({ row, disabled, texts, onRemove }: StoredFileProps) {
  const styles = useFileUploadStyles();
  const url = usePreviewUrl(row.url);
  const name = row.name ?? getStoredName(row.url);
  return (
    <li className={styles.file}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{texts('uploaded')}</span>
      </div>
      <div className={styles.actions}>
        {url !== undefined && (
          <Link href={url} target="_blank" rel="noopener noreferrer" aria-label={texts('viewNamed', { name })}>
            {texts('view')}
          </Link>
        )}
        {onRemove && (
          <RemoveButton
            text={texts('remove')}
            name={texts('removeNamed', { name })}
            className={styles.button}
            disabled={disabled}
            texts={texts}
            onRemove={onRemove}
          />
        )}
      </div>
    </li>
  );
}
