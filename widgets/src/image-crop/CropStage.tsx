import { useLayoutEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { ImageSize } from '../image-file/imageFacts.ts';
import { useCropStyles } from './CropDialog.styles.ts';
import type { Crop } from './useCrop.ts';

/** Props of {@link CropStage}. */
export interface CropStageProps {
  readonly url: string;
  readonly aspect: number;
  readonly crop: Crop;
  /** Name of the frame, and what its keys do. */
  readonly label: string;
}

/** The part of the stage that the frame takes, so that something of what is cut off can be seen around it. */
const share = 0.88;

const frameIn = (stage: ImageSize, aspect: number): ImageSize => {
  const width = Math.min(stage.width * share, stage.height * share * aspect);
  return { width, height: width / aspect };
};

/** The picture under its frame. */
export function CropStage({ url, aspect, crop, label }: CropStageProps) {
  const styles = useCropStyles();
  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<ImageSize>();
  const { setFrame: report } = crop;

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const next = frameIn({ width: clientWidth, height: clientHeight }, aspect);
      setFrame((before) => (before && before.width === next.width && before.height === next.height ? before : next));
      report(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [aspect, report]);

  return (
    <div ref={stage} className={styles.stage}>
      {frame && (
        <Cropper
          image={url}
          crop={crop.point}
          zoom={crop.zoom}
          rotation={crop.turns * 90}
          minZoom={crop.range.min}
          maxZoom={crop.range.max}
          cropSize={frame}
          // It overlooks a frame that changes together with the zoom, but not together with what an unused aspect says.
          aspect={frame.width}
          keyboardStep={1}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={{ containerClassName: styles.container, mediaClassName: styles.media, cropAreaClassName: styles.frame }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': label }}
          onCropChange={crop.setPoint}
          onZoomChange={crop.setZoom}
          onCropAreaChange={crop.setPart}
          onMediaLoaded={crop.setMedia}
          setMediaSize={crop.setMedia}
        />
      )}
    </div>
  );
}
