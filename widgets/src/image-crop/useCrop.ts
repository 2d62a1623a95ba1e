import { useState } from 'react';
import type { ImageArea } from '../image-file/drawImage.ts';
import type { ImageSize } from '../image-file/imageFacts.ts';
import {
  type CropperSizes,
  fromZoomStep,
  getTurnedSize,
  getZoomRange,
  isLargeEnough,
  type PercentArea,
  type Turns,
  toCropPoint,
  toSourceArea,
  toZoomStep,
  turnBy,
} from './cropArea.ts';

/** What {@link useCrop} needs. */
export interface CropOptions {
  readonly picture: ImageSize;
  readonly aspect: number;
  readonly least: ImageSize | undefined;
}

/** The frame over a picture and what moves it. */
export interface Crop {
  /** What the cropper is told. */
  readonly point: { readonly x: number; readonly y: number };
  readonly zoom: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly turns: Turns;
  /** The picture's size as it is turned. */
  readonly turned: ImageSize;
  /** The part in the frame; `undefined` until the cropper has measured. */
  readonly area: ImageArea | undefined;
  readonly isLargeEnough: boolean;
  /** The zoom, 0 to 100. */
  readonly zoomStep: number;
  readonly setPoint: (point: { readonly x: number; readonly y: number }) => void;
  readonly setZoom: (zoom: number) => void;
  readonly setZoomStep: (step: number) => void;
  readonly setMedia: (media: ImageSize) => void;
  readonly setFrame: (frame: ImageSize) => void;
  readonly setPart: (part: PercentArea) => void;
  readonly turn: (by: 1 | -1) => void;
  /** Puts the frame's corner at a pixel of the turned picture. */
  readonly moveTo: (corner: { readonly x: number; readonly y: number }) => void;
}

/** Any range before the cropper has measured. */
const unmeasured = { min: 1, max: 1 };

const middle = { x: 0, y: 0 };

/** Follows the frame over a picture, in pixels of the picture itself. */
export const useCrop = ({ picture, aspect, least }: CropOptions): Crop => {
  const [point, setPoint] = useState(middle);
  // As a multiple of the least, so that the same part stays chosen when the stage takes another size.
  const [scale, setScale] = useState(1);
  const [turns, setTurns] = useState<Turns>(0);
  const [media, setMedia] = useState<ImageSize>();
  const [frame, setFrame] = useState<ImageSize>();
  const [part, setPart] = useState<PercentArea>();
  const turned = getTurnedSize(picture, turns);
  const sizes: CropperSizes | undefined = media && frame && { media, frame };
  const range = sizes ? getZoomRange(sizes, picture, turns, least) : unmeasured;
  const zoom = Math.min(Math.max(scale * range.min, range.min), range.max);
  const setZoom = (to: number) => setScale(to / range.min);
  const area = part && sizes && toSourceArea(part, turned, aspect, least);
  return {
    point,
    zoom,
    range,
    turns,
    turned,
    area,
    isLargeEnough: area !== undefined && isLargeEnough(area, least),
    zoomStep: toZoomStep(zoom, range),
    // Before its picture is loaded the cropper may tell what is no number.
    setPoint: (to) => Number.isFinite(to.x) && Number.isFinite(to.y) && setPoint(to),
    setZoom: (to) => Number.isFinite(to) && setZoom(to),
    setZoomStep: (step) => setZoom(fromZoomStep(step, range)),
    setMedia: (size) => size.width > 0 && size.height > 0 && setMedia({ width: size.width, height: size.height }),
    setFrame,
    setPart: (to) => Number.isFinite(to.x + to.y + to.width + to.height) && setPart(to),
    turn: (by) => {
      setTurns(turnBy(turns, by));
      setPoint(middle);
      setScale(1);
    },
    moveTo: (corner) => sizes && setPoint(toCropPoint(corner, sizes, picture, turns, zoom)),
  };
};
