import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { FileField } from './FileField.tsx';
import { StoredFile } from './StoredFile.tsx';

/**
 * Files of declared types and sizes that are uploaded while the form is filled in (`file-upload`). The field's schema
 * tells whether it holds one (a text) or several (a list of texts, or of objects as `members` name their parts).
 */
export function FileUpload(props: WidgetProps) {
  return <FileField {...props} texts={useFormTexts('file-upload')} Stored={StoredFile} />;
}
