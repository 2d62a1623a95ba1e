import type { ImageArea } from '../image-file/drawImage.ts';
import type { ImageSize } from '../image-file/imageFacts.ts';

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** A quarter turn further, clockwise or against it. */
export const turnBy = (turns: Turns, by: 1 | -1): Turns => {
  const next: readonly Turns[] = by === 1 ? [1, 2, 3, 0] : [3, 0, 1, 2];
  return next[turns] ?? 0;
};

/** The size of a picture after some quarter turns. */
export const getTurnedSize = ({ width, height }: ImageSize, turns: Turns): ImageSize =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height };

/** The largest part of a picture that has the aspect, in whole pixels. */
export const getLargestCrop = ({ width, height }: ImageSize, aspect: number): ImageSize =>
  width > height * aspect
    ? { width: Math.max(1, Math.round(height * aspect)), height }
    : { width, height: Math.max(1, Math.round(width / aspect)) };

/** A part in percent of a picture's sides, as the cropper tells it. */
export type PercentArea = ImageArea;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * The part of a picture that was chosen, in whole pixels: inside of the picture, of the aspect, and never below the
 * least size as long as the picture has that many pixels. What rounding takes away is given back.
 */
export const toSourceArea = (
  part: PercentArea,
  picture: ImageSize,
  aspect: number,
  least: ImageSize | undefined,
): ImageArea => {
  const largest = getLargestCrop(picture, aspect);
  const wanted = Math.round((part.width / 100) * picture.width);
  const width = clamp(wanted, Math.min(least?.width ?? 1, largest.width), largest.width);
  const height =
    width === largest.width
      ? largest.height
      : clamp(Math.round(width / aspect), Math.min(least?.height ?? 1, largest.height), largest.height);
  return {
    x: clamp(Math.round((part.x / 100) * picture.width), 0, picture.width - width),
    y: clamp(Math.round((part.y / 100) * picture.height), 0, picture.height - height),
    width,
    height,
  };
};

/** Whether a part is as large as it must be. */
export const isLargeEnough = ({ width, height }: ImageSize, least: ImageSize | undefined): boolean =>
  !least || (width >= least.width && height >= least.height);

/** What the cropper has measured, in CSS pixels. */
export interface CropperSizes {
  /** The picture at zoom 1, before it is turned. */
  readonly media: ImageSize;
  /** The frame. */
  readonly frame: ImageSize;
}

/** How far one can zoom: from where the picture just fills the frame to where the frame holds the least size. */
export const getZoomRange = (
  { media, frame }: CropperSizes,
  picture: ImageSize,
  turns: Turns,
  least: ImageSize | undefined,
): { readonly min: number; readonly max: number } => {
  const shown = getTurnedSize(media, turns);
  const min = Math.max(frame.width / shown.width, frame.height / shown.height);
  const aspect = frame.width / frame.height;
  const turned = getTurnedSize(picture, turns);
  const width = Math.min(turned.width, turned.height * aspect);
  const factor = least ? Math.min(width / least.width, width / aspect / least.height) : width;
  return { min, max: min * Math.max(1, factor) };
};

/** Where the cropper's picture stands so that the frame begins at a pixel of the source; its middle is 0,0. */
export const toCropPoint = (
  { x, y }: { readonly x: number; readonly y: number },
  { media, frame }: CropperSizes,
  picture: ImageSize,
  turns: Turns,
  zoom: number,
): { readonly x: number; readonly y: number } => {
  const shown = getTurnedSize(media, turns);
  const source = getTurnedSize(picture, turns);
  return {
    x: (zoom * shown.width - frame.width) / 2 - (x / source.width) * shown.width * zoom,
    y: (zoom * shown.height - frame.height) / 2 - (y / source.height) * shown.height * zoom,
  };
};

/** A zoom as a place on a slider from 0 to 100, equal steps being equal ratios. */
export const toZoomStep = (zoom: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  max <= min ? 0 : clamp((100 * Math.log(zoom / min)) / Math.log(max / min), 0, 100);

/** The zoom at a place on that slider. */
export const fromZoomStep = (step: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  step >= 100 ? max : min * (max / min) ** (step / 100);
