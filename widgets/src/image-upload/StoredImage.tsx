import { type FormTexts, useFieldPointer, useFieldState } from '@reelform/engine';
import { useState } from 'react';
import { Link } from '../controls/Link.tsx';
import { imageIcon } from '../icons/imageIcon.ts';
import { RemoveButton } from '../upload-field/RemoveButton.tsx';
import { getStoredName } from '../upload-field/storedName.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import { useImageStyles } from './image.styles.ts';
import type { ImageRow } from './imageRows.ts';

/** Props of {@link StoredImage}. */
export interface StoredImageProps {
  readonly row: ImageRow;
  /** Its place is in a list, so that rules may be about it alone. */
  readonly inList: boolean;
  /** Address of a smaller picture of it, where one is at hand. */
  readonly ownPreview: string | undefined;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  /** `undefined`: it can be looked at only. */
  readonly onRemove: ((isRetained: boolean) => void) | undefined;
}

/** One stored picture: how it looks, its name and status, and the way to take it away once that is confirmed. */
export function StoredImage({ row, inList, ownPreview, disabled, texts, onRemove }: StoredImageProps) {
  const styles = useImageStyles();
  const field = useFieldPointer();
  const { readOnly, retained, disabled: isDisabled } = useFieldState(inList ? `${field}/${row.index}` : field);
  const url = usePreviewUrl(row.url);
  const [failed, setFailed] = useState<string>();
  const name = getStoredName(row.url);
  const shown = ownPreview ?? url;
  const canRemove = onRemove !== undefined && row.status !== 'requested' && !(inList && readOnly);
  return (
    <li className={styles.card}>
      {shown !== undefined && shown !== failed ? (
        <img src={shown} alt="" className={styles.picture} onError={() => setFailed(shown)} />
      ) : (
        <div className={styles.blank}>{imageIcon}</div>
      )}
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {row.status && (
          <span className={row.status === 'rejected' ? styles.rejected : styles.detail}>{texts(`status.${row.status}`)}</span>
        )}
        {row.note && <span className={styles.note}>{row.note}</span>}
        {url !== undefined && (
          <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {texts('view', { name })}
          </Link>
        )}
        <RemoveButton
          text={texts(retained ? 'requestRemoval' : 'remove')}
          name={texts(retained ? 'requestRemovalOf' : 'removeOf', { name })}
          isSmall
          isShown={canRemove}
          className={styles.button}
          disabled={disabled || (inList && isDisabled)}
          texts={texts}
          onRemove={() => onRemove?.(retained)}
        />
      </div>
    </li>
  );
}
