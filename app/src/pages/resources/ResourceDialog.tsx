import { DialogFrame } from '../../components/dialog/DialogFrame.tsx';
import { ImagePreviewDialog } from '../../components/dialog/ImagePreviewDialog.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { VideoPreview } from '../films/view/VideoPreview.tsx';
import type { Resource } from './resource.ts';

/** Props of {@link ResourceDialog}. */
export interface ResourceDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** A file of the library: a picture to look at, or a video to play. */
export function ResourceDialog({ resource: { title, type, fileUrl }, onClose }: ResourceDialogProps) {
  const text = useText();
  if (type === 'Image') return <ImagePreviewDialog url={fileUrl} name={title} onClose={onClose} />;
  return (
    <DialogFrame title={text('film.preview.title', { name: title })} onClose={onClose}>
      <VideoPreview url={fileUrl} />
    </DialogFrame>
  );
}
