import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useRef } from 'react';
import { createLatePart } from '../createLatePart.tsx';
import { ImageFieldView, type ImageFieldViewProps } from '../image-upload/ImageFieldView.tsx';
import { useCropQuestion } from './useCropQuestion.ts';

const LateCropDialog = createLatePart(async () => (await import('./CropDialog.tsx')).CropDialog);

/** Longest side of the picture that is shown in the dialog; of one that is no larger every pixel is. */
const dialogSide = 2048;

/** Props of {@link CroppedImage}. */
export interface CroppedImageProps {
  readonly widget: WidgetProps;
  readonly children?: ImageFieldViewProps['children'];
}

/** Pictures of which a part is chosen before they are uploaded, and what follows them. */
export function CroppedImage({ widget, children }: CroppedImageProps): ReactNode {
  const texts = useFormTexts('image-crop');
  const main = useRef<HTMLButtonElement>(null);
  const { prepare, question } = useCropQuestion(widget, main);
  return (
    <>
      <ImageFieldView
        widget={widget}
        refusals={texts}
        previewSide={dialogSide}
        prepare={prepare}
        main={main}
        {...(children && { children })}
      />
      {question && <LateCropDialog {...question} id={widget.id} texts={texts} />}
    </>
  );
}

/** Pictures that are cut to what the schema wants before they are uploaded (`image-crop`). */
export function ImageCrop(props: WidgetProps) {
  return <CroppedImage widget={props} />;
}
