import { Link, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/ApiError.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useDialogStyles } from '../../../components/dialog/dialog.styles.ts';
import { useImagePreviewStyles } from '../../../components/dialog/ImagePreviewDialog.styles.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { VideoPreview } from '../../films/view/VideoPreview.tsx';
import type { StaffAsset } from './staffFilm.ts';

/** Props of {@link AssetPreviewDialog}. */
export interface AssetPreviewDialogProps {
  readonly asset: StaffAsset;
  /** What it is of the film. */
  readonly name: string;
  readonly onClose: () => void;
}

/** An asset at addresses that are made for this look at it: a video or image to see, anything to download. */
export function AssetPreviewDialog({ asset, name, onClose }: AssetPreviewDialogProps) {
  const { api, text } = usePortal();
  const styles = useDialogStyles();
  const picture = useImagePreviewStyles();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['preview', 'staff', asset.id],
    queryFn: async () => (await api.call('GET /staff/assets/:id/preview', { params: { id: asset.id } })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DialogFrame title={text('film.preview.title', { name })} isWide onClose={onClose}>
      {error && <LoadFailure message={messageOf(error, text('film.preview.failed'))} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={styles.wait}>
          <Spinner label={text('app.loading')} />
        </div>
      )}
      {data && asset.contentType.startsWith('video/') && <VideoPreview url={data.previewUrl} />}
      {data && asset.contentType.startsWith('image/') && <img src={data.previewUrl} alt={name} className={picture.image} />}
      {data && (
        <p>
          <Link href={data.downloadUrl}>{text('film.preview.downloadOf', { name: asset.name })}</Link>
        </p>
      )}
    </DialogFrame>
  );
}
