import { Label } from '@fluentui/react-components';
import type { FormTexts } from '@reelform/engine';
import { Fragment } from 'react';
import { Slider } from '../controls/Slider.tsx';
import { useCropStyles } from './CropDialog.styles.ts';
import type { Crop } from './useCrop.ts';

/** Props of {@link CropSliders}. */
export interface CropSlidersProps {
  readonly id: string;
  readonly crop: Crop;
  readonly disabled: boolean;
  readonly texts: FormTexts;
}

/** Zoom and place of the frame as sliders: what dragging does, without dragging. Places are pixels of the picture. */
export function CropSliders({ id, crop, disabled, texts }: CropSlidersProps) {
  const styles = useCropStyles();
  const { area, turned } = crop;
  const [x, y] = [area?.x ?? 0, area?.y ?? 0];
  const [mostX, mostY] = [turned.width - (area?.width ?? turned.width), turned.height - (area?.height ?? turned.height)];
  const sliders = [
    {
      name: 'zoom',
      value: Math.round(crop.zoomStep),
      most: 100,
      set: crop.setZoomStep,
      isIdle: area !== undefined && crop.range.max <= crop.range.min,
    },
    // A picture is not mirrored: where the page reads from right to left too, the slider moves the way the frame does.
    { name: 'across', dir: 'ltr', value: x, most: mostX, set: (to: number) => crop.moveTo({ x: to, y }), isIdle: mostX <= 0 },
    { name: 'down', value: y, most: mostY, set: (to: number) => crop.moveTo({ x, y: to }), isIdle: mostY <= 0 },
  ];
  return (
    <div className={styles.controls}>
      {sliders.map(({ name, value, most, set, isIdle, dir }) => (
        <Fragment key={name}>
          <Label htmlFor={`${id}__${name}`}>{texts(name)}</Label>
          <Slider
            id={`${id}__${name}`}
            dir={dir}
            min={0}
            max={Math.max(1, most)}
            value={value}
            disabled={disabled || isIdle}
            onChange={set}
          />
        </Fragment>
      ))}
    </div>
  );
}
