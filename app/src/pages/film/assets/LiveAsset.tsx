import { Button } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { DownloadVideo } from '../previews/DownloadVideo.tsx';
import { useAssetFieldStyles } from './AssetField.styles.ts';
import { isVideo, type PlaceRow } from './assetPlaces.ts';

const VideoPreviewDialog = createPortalPart(
  async () => (await import('../previews/VideoPreviewDialog.tsx')).VideoPreviewDialog,
);
const ImagePreviewDialog = createPortalPart(
  async () => (await import('../../../components/dialog/ImagePreviewDialog.tsx')).ImagePreviewDialog,
);

/** Props of {@link LiveAsset}. */
export interface LiveAssetProps {
  readonly filmId: number;
  readonly place: PlaceRow;
  /** Name of the asset. */
  readonly name: string;
}

/** What viewers see of an asset, with ways to look at it. */
export function LiveAsset({ filmId, place: { live, type, chapterId }, name }: LiveAssetProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!live) return <span className={styles.none}>{text('film.assets.noLive')}</span>;
  const video = { filmId, chapterId, isTrailer: type === 'trailerUrl' };
  return (
    <>
      {!isVideo(type) && <img src={live.url} alt="" className={styles.picture} />}
      <div className={styles.buttons}>
        <Button size="small" aria-label={text('film.preview.openOf', { name })} onClick={() => setOpen(true)}>
          {text('film.preview.open')}
        </Button>
        {isVideo(type) && <DownloadVideo video={video} name={name} />}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          {isVideo(type) ? (
            <VideoPreviewDialog video={video} name={name} onClose={close} />
          ) : (
            <ImagePreviewDialog url={live.url} name={name} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
