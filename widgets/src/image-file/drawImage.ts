import type { ImageSize } from './imageFacts.ts';

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

/**
 * The picture as people see it. It is decoded whole: `createImageBitmap` with a rectangle cuts the wrong one out of a
 * picture that its EXIF orientation turns.
 */
const decode = (file: Blob) => createImageBitmap(file);

const contextOf = (canvas: OffscreenCanvas) => {
  const context = canvas.getContext('2d');
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
const stripRows = 512;

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
    let strip: CanvasImageSource = picture;
    let part = { y: from, width: picture.width, height: rows };
    for (let step = 0; step < halvings; step += 1) {
      const half = { y: 0, width: Math.max(1, Math.floor(part.width / 2)), height: Math.max(1, Math.floor(part.height / 2)) };
      const smaller = new OffscreenCanvas(half.width, half.height);
      contextOf(smaller).drawImage(strip, 0, part.y, part.width, part.height, 0, 0, half.width, half.height);
      strip = smaller;
      part = half;
    }
    const top = Math.round((from * height) / picture.height);
    const foot = Math.round(((from + rows) * height) / picture.height);
    context.drawImage(strip, 0, part.y, part.width, part.height, 0, top, width, foot - top);
  }
  return canvas;
};

/** A smaller picture, `side` pixels at its longest. */
const toPreview = (picture: ImageBitmap | OffscreenCanvas, side: number, type: string): Promise<Blob> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const canvas = drawSmaller(picture, { width, height: Math.max(1, Math.round(picture.height * scale)) });
  // Others may let something shine through, which a JPEG cannot.
  return canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/webp', quality: previewQuality });
};

/**
 * Decodes a picture and makes a smaller one of it, `side` pixels at its longest.
 * @throws when it cannot be decoded
 */
export const drawPreview = async (file: Blob, side: number): Promise<ImagePreview> => {
  const picture = await decode(file);
  const { width, height } = picture;
  const preview = toPreview(picture, side, file.type);
  picture.close();
  return { width, height, preview: await preview };
};

/** A part that was cut out, and a smaller picture of it. */
export interface CutImage {
  readonly picture: Blob;
  readonly preview: Blob;
}

/**
 * Cuts a part out of a picture at the picture's own resolution, pixel for pixel.
 * @throws when it cannot be decoded
 */
export const cutImage = async (file: Blob, { turns, area, type, quality, previewSide }: ImageCut): Promise<CutImage> => {
  const source = await decode(file);
  const canvas = new OffscreenCanvas(area.width, area.height);
  const context = contextOf(canvas);
  context.imageSmoothingEnabled = false;
  const [a, b, c, d, e, f] = getTurn(turns, source);
  context.setTransform(a, b, c, d, e - area.x, f - area.y);
  context.drawImage(source, 0, 0);
  // Asks for pixels so that all of them are drawn before the source is let go.
  context.getImageData(0, 0, 1, 1);
  source.close();
  const preview = await toPreview(canvas, previewSide, type);
  return { preview, picture: await canvas.convertToBlob({ type, quality }) };
};
