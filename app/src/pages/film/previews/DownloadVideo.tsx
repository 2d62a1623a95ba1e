import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { saveFrom } from '../../../components/saveFile.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { fetchVideoAddress, type ShownVideo } from './videoAddress.ts';

/** Props of {@link DownloadVideo}. */
export interface DownloadVideoProps {
  readonly video: ShownVideo;
  /** Name of the asset. */
  readonly name: string;
}

/** Has the browser download a video from an address that is made for it. */
export function DownloadVideo({ video, name }: DownloadVideoProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFrom(await fetchVideoAddress(api, video, 'download'));
    } catch (error) {
      toast.error(messageOf(error, text('film.preview.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      appearance="subtle"
      disabledFocusable={isBusy}
      aria-label={text('film.preview.downloadOf', { name })}
      onClick={() => void download()}
    >
      {text('film.preview.download')}
    </Button>
  );
}
