import type { FormTexts } from '@reelform/engine';
import { Link } from '../controls/Link.tsx';
import { getStoredName } from '../upload-field/storedName.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import type { FileRow } from './fileRows.ts';
import { StoredRow } from './StoredRow.tsx';

/** Props of {@link StoredFile}. */
export interface StoredFileProps {
  readonly row: FileRow;
  readonly disabled: boolean;
  readonly texts: FormTexts;
  /** `undefined`: it cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One stored file: its name, a link to it where the host gives an address, and the way to take it away once that is confirmed. */
export function StoredFile(props: StoredFileProps) {
  const { row, texts } = props;
  const url = usePreviewUrl(row.url);
  const name = row.name ?? getStoredName(row.url);
  return (
    <StoredRow {...props} name={name} detail={texts('uploaded')}>
      {url !== undefined && (
        <Link href={url} target="_blank" rel="noopener noreferrer" aria-label={texts('viewNamed', { name })}>
          {texts('view')}
        </Link>
      )}
    </StoredRow>
  );
}
