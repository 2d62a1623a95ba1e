import { Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/ApiError.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useDialogStyles } from '../../../components/dialog/dialog.styles.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { VideoPreview } from '../../films/view/VideoPreview.tsx';
import { fetchVideoAddress, type ShownVideo } from './videoAddress.ts';

/** Props of {@link VideoPreviewDialog}. */
export interface VideoPreviewDialogProps {
  readonly video: ShownVideo;
  /** Name of the asset. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A video, playable, with a link for browsers that cannot play it. */
export function VideoPreviewDialog({ video, name, onClose }: VideoPreviewDialogProps) {
  const { api, text } = usePortal();
  const styles = useDialogStyles();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['preview', video],
    queryFn: () => fetchVideoAddress(api, video, 'preview'),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DialogFrame title={text('film.preview.title', { name })} onClose={onClose}>
      {error && <LoadFailure message={messageOf(error, text('film.preview.failed'))} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={styles.wait}>
          <Spinner label={text('app.loading')} />
        </div>
      )}
      {data !== undefined && <VideoPreview url={data} />}
    </DialogFrame>
  );
}
