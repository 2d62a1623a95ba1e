import { useText } from '../../portal/PortalContext.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { useImagePreviewStyles } from './ImagePreviewDialog.styles.ts';

/** Props of {@link ImagePreviewDialog}. */
export interface ImagePreviewDialogProps {
  readonly url: string;
  /** Name of the asset. */
  readonly name: string;
  readonly onClose: () => void;
}

/** An image at the size of the dialog. */
export function ImagePreviewDialog({ url, name, onClose }: ImagePreviewDialogProps) {
  const text = useText();
  const styles = useImagePreviewStyles();
  return (
    <DialogFrame title={text('film.preview.title', { name })} isWide onClose={onClose}>
      <img src={url} alt={name} className={styles.image} />
    </DialogFrame>
  );
}
