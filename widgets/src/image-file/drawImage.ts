import type { ImageSize } from './imageFacts.ts';
import { decodeJpeg, drawFrame, getFrameTurn } from './jpegFrame.ts';

/** A part of a picture in pixels, from its top left corner. */
export interface ImageArea extends ImageSize {
  readonly x: number;
  readonly y: number;
}

/** What is cut out of a picture, and what it becomes. */
export interface ImageCut {
  /** Quarter turns clockwise that the picture is given first. */
  readonly turns: 0 | 1 | 2 | 3;
  /** The part that is kept, in pixels of the turned picture. */
  readonly area: ImageArea;
  /** Media type of what comes out. */
  readonly type: string;
  /** Quality of a JPEG, 0 to 1. */
  readonly quality: number;
  /** Longest side of a smaller picture of it, in pixels. */
  readonly previewSide: number;
}

/** A picture that can be looked at, and its size when shown. */
export interface ImagePreview extends ImageSize {
  readonly preview: Blob;
}

/** Quality of previews, which are never stored. */
const previewQuality = 0.85;

const jpeg = 'image/jpeg';

/**
 * The picture as people see it. It is decoded whole: `createImageBitmap` with a rectangle cuts the wrong one out of a
 * picture that its EXIF orientation turns.
 */
const decode = (file: Blob) => createImageBitmap(file);

const contextOf = (canvas: OffscreenCanvas, alpha = true) => {
  // Pixels of a large picture are read again to become a file: kept in memory of the graphics card they would be there twice.
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha });
  if (!context) throw new Error();
  return context;
};

/** Where the pixels of a picture go when it is turned: `setTransform`'s six numbers, the turned picture at 0,0. */
export const getTurn = (
  turns: ImageCut['turns'],
  { width, height }: ImageSize,
): [number, number, number, number, number, number] => {
  if (turns === 1) return [0, 1, -1, 0, height, 0];
  if (turns === 2) return [-1, 0, 0, -1, width, height];
  return turns === 3 ? [0, -1, 1, 0, 0, width] : [1, 0, 0, 1, 0, 0];
};

/** Rows of a picture that are made smaller at once: a whole large picture has no second one beside it. */
const stripRows = 128;

/**
 * Draws a picture smaller, strip by strip and by halves: what the browser does by itself for a good look takes a third
 * of the picture's memory once more.
 */
const drawSmaller = (picture: ImageBitmap | OffscreenCanvas, { width, height }: ImageSize): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  const halvings = Math.max(0, Math.floor(Math.log2(picture.width / width)));
  const rowsAtOnce = stripRows * 2 ** halvings;
  for (let from = 0; from < picture.height; from += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, picture.height - from);
    const steps: OffscreenCanvas[] = [];
    let strip: CanvasImageSource = picture;
    let part = { y: from, width: picture.width, height: rows };
    for (let step = 0; step < halvings; step += 1) {
      const half = { y: 0, width: Math.max(1, Math.floor(part.width / 2)), height: Math.max(1, Math.floor(part.height / 2)) };
      const smaller = new OffscreenCanvas(half.width, half.height);
      contextOf(smaller).drawImage(strip, 0, part.y, part.width, part.height, 0, 0, half.width, half.height);
      steps.push(smaller);
      strip = smaller;
      part = half;
    }
    const top = Math.round((from * height) / picture.height);
    const foot = Math.round(((from + rows) * height) / picture.height);
    context.drawImage(strip, 0, part.y, part.width, part.height, 0, top, width, foot - top);
    // Drawn now and emptied: what is yet to be drawn is kept, and so is what is yet to be collected.
    context.getImageData(0, 0, 1, 1);
    for (const step of steps) step.width = 0;
  }
  return canvas;
};

/** Sides of a smaller picture, the longest one `side` pixels. */
const fitInto = ({ width, height }: ImageSize, side: number): ImageSize => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

// Others may let something shine through, which a JPEG cannot.
const toPreview = (canvas: OffscreenCanvas, type: string): Promise<Blob> =>
  canvas.convertToBlob({ type: type === jpeg ? type : 'image/webp', quality: previewQuality });

/** A file that is decoded, and what its bytes say of it. */
export interface ImageSource extends ImageSize {
  readonly file: Blob;
  /** Its bytes; they are handed over and empty from then on. */
  readonly bytes: ArrayBuffer;
  /** Media type of its content, whatever the file says. */
  readonly type: string;
}

/**
 * Decodes a picture and makes a smaller one of it, `side` pixels at its longest. A JPEG is decoded smaller at once where
 * the browser can.
 * @throws when it cannot be decoded
 */
export const drawPreview = async (source: ImageSource, side: number): Promise<ImagePreview> => {
  const { file, bytes, type, width, height } = source;
  const frame = type === jpeg && (await decodeJpeg(bytes, { width, height, side }));
  if (frame) {
    // The browser's own word on how the picture is turned counts: it draws it.
    const isTurned = (frame.displayWidth - frame.displayHeight) * (width - height) < 0;
    const size = isTurned ? { width: height, height: width } : { width, height };
    const shown = fitInto(size, side);
    const canvas = new OffscreenCanvas(shown.width, shown.height);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'medium';
    context.drawImage(frame, 0, 0, shown.width, shown.height);
    const preview = toPreview(canvas, type);
    frame.close();
    return { ...size, preview: await preview };
  }
  const picture = await decode(file);
  const size = { width: picture.width, height: picture.height };
  const preview = toPreview(drawSmaller(picture, fitInto(size, side)), type);
  picture.close();
  return { ...size, preview: await preview };
};

/** A part that was cut out, and a smaller picture of it. */
export interface CutImage {
  readonly picture: Blob;
  readonly preview: Blob;
}

/** Puts the corner of the part that is kept at 0,0 and turns what is drawn, a picture of `size`. */
const aim = (context: OffscreenCanvasRenderingContext2D, { turns, area }: ImageCut, size: ImageSize) => {
  context.imageSmoothingEnabled = false;
  context.translate(-area.x, -area.y);
  context.transform(...getTurn(turns, size));
};

/** Draws the part of a JPEG that is kept without ever having all of it in red, green and blue. */
const drawJpegPart = async (context: OffscreenCanvasRenderingContext2D, frame: VideoFrame, cut: ImageCut) => {
  const turn = getFrameTurn(frame) ?? { turns: 0, isMirrored: false };
  const seen = { width: frame.displayWidth, height: frame.displayHeight };
  aim(context, cut, seen);
  if (turn.isMirrored) context.transform(-1, 0, 0, 1, seen.width, 0);
  context.transform(...getTurn(turn.turns, { width: frame.codedWidth, height: frame.codedHeight }));
  await drawFrame(context, frame);
};

const drawPart = (context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap, cut: ImageCut) => {
  aim(context, cut, picture);
  context.drawImage(picture, 0, 0);
  // Asks for pixels so that all of them are drawn before the source is let go.
  context.getImageData(0, 0, 1, 1);
};

/**
 * Cuts a part out of a picture at the picture's own resolution, pixel for pixel.
 * @throws when it cannot be decoded
 */
export const cutImage = async (file: Blob, cut: ImageCut): Promise<CutImage> => {
  const { area, type, quality, previewSide } = cut;
  const canvas = new OffscreenCanvas(area.width, area.height);
  const frame = file.type === jpeg && (await decodeJpeg(await file.arrayBuffer()));
  const picture = frame || (await decode(file));
  if (picture instanceof ImageBitmap) drawPart(contextOf(canvas), picture, cut);
  else await drawJpegPart(contextOf(canvas, false), picture, cut);
  picture.close();
  const preview = await toPreview(drawSmaller(canvas, fitInto(canvas, previewSide)), type);
  return { preview, picture: await canvas.convertToBlob({ type, quality }) };
};
