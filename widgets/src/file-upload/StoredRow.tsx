import type { ReactNode } from 'react';
import { RemoveButton } from '../upload-field/RemoveButton.tsx';
import { useFileUploadStyles } from './FileUpload.styles.ts';
import type { StoredFileProps } from './StoredFile.tsx';

/** Props of {@link StoredRow}. */
export interface StoredRowProps extends StoredFileProps {
  readonly name: string;
  readonly detail: string;
  /** What stands before the name. */
  readonly picture?: ReactNode;
  /** The way to what is stored. */
  readonly children: ReactNode;
}

/** One line about a stored file, and the way to take it away once that is confirmed. */
export function StoredRow({ name, detail, picture, disabled, texts, onRemove, children }: StoredRowProps) {
  const styles = useFileUploadStyles();
  return (
    <li className={styles.file}>
      {picture}
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </div>
      <div className={styles.actions}>
        {children}
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
