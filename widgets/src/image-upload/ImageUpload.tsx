import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { ImageFieldView } from './ImageFieldView.tsx';

/**
 * Pictures that are uploaded as they are (`image-upload`): one (the value is a text), or a list of texts or of objects.
 * What each must be stands in its schema (`imageTypes`, `minImageSize` …).
 */
export function ImageUpload(props: WidgetProps) {
  return <ImageFieldView widget={props} refusals={useFormTexts('image-upload')} />;
}
