import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { StoredFileProps } from '../file-upload/StoredFile.tsx';
import { StoredRow } from '../file-upload/StoredRow.tsx';
import { formatByteSize } from '../upload-field/byteSize.ts';
import { getStoredName } from '../upload-field/storedName.ts';
import { readDataUrl, toBlob } from './dataUrl.ts';
import { usePicturedFileStyles } from './StoredInData.styles.ts';

/**
 * Hands the bytes to the person as a file: a page of the form's own origin could run what somebody else has put in the data.
 * @throws when they are not base64
 */
const download = (url: string, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(toBlob(url));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

function Stored({ picture, ...props }: StoredFileProps & { readonly picture?: ReactNode }) {
  const { row, texts } = props;
  const [isBroken, setBroken] = useState(false);
  const held = readDataUrl(row.url);
  const name = (held ? held.name : getStoredName(row.url)) || texts('unnamed');
  const detail = isBroken ? texts('broken') : held ? formatByteSize(held.size) : texts('elsewhere');
  const onDownload = () => {
    try {
      download(row.url, name);
    } catch {
      setBroken(true);
    }
  };
  return (
    <StoredRow {...props} name={name} detail={detail} picture={picture}>
      {held && (
        <Button appearance="subtle" aria-label={texts('downloadNamed', { name })} onClick={onDownload}>
          {texts('download')}
        </Button>
      )}
    </StoredRow>
  );
}

/** One file in the data: its name and size, and the way to it. */
export const StoredInData = (props: StoredFileProps) => <Stored {...props} />;

/** The same, and what a picture shows. */
export function PicturedFile(props: StoredFileProps) {
  const styles = usePicturedFileStyles();
  const { url } = props.row;
  const isPicture = readDataUrl(url)?.type.startsWith('image/') === true;
  return <Stored {...props} picture={isPicture && <img className={styles.picture} src={url} alt="" />} />;
}
