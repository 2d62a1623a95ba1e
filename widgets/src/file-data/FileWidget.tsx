import { type UploadService, useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { FileField } from '../file-upload/FileField.tsx';
import { writeDataUrl } from './dataUrl.ts';
import { PicturedFile, StoredInData } from './StoredInData.tsx';

/** Reads files into the form's data where an upload would send them. */
const intoData: UploadService = {
  upload: async ({ file, signal, onProgress }) => ({
    value: await writeDataUrl(file, signal, (sentBytes) => onProgress({ sentBytes, totalBytes: file.size })),
  }),
};

/**
 * Files that stand in the form's data themselves, as data URLs (`format: "data-url"`, rjsf's own): one in a text, several
 * in a list of texts. For small ones; an upload widget stores a file and keeps its key.
 */
export function FileWidget(props: WidgetProps) {
  const texts = useFormTexts('file', 'file-upload');
  const Stored = props.options.filePreview === true ? PicturedFile : StoredInData;
  return <FileField {...props} texts={texts} uploads={intoData} Stored={Stored} />;
}
