import type { ImageSize } from './imageFacts.ts';

/** Quarter turns clockwise. */
type Turns = 0 | 1 | 2 | 3;

/** How a frame is drawn so that people see it as its EXIF orientation says: turned first, then mirrored left to right. */
export interface FrameTurn {
  readonly turns: Turns;
  readonly isMirrored: boolean;
}

/** libjpeg decodes to eighths of a side (its `scale_num`), and what is left out costs neither time nor memory. */
const eighths = 8;

/** How many eighths of a picture's sides are at least `side` pixels long. */
export const getEighths = ({ width, height }: ImageSize, side: number): number =>
  Math.min(eighths, Math.max(1, Math.ceil((side * eighths) / Math.max(width, height))));

const turnsOf: ReadonlyMap<unknown, Turns> = new Map<unknown, Turns>([
  [0, 0],
  [90, 1],
  [180, 2],
  [270, 3],
]);

/** A frame's turn (WebCodecs, `VideoFrame.rotation` and `flip`); `undefined` where the browser does not tell it. */
export const getFrameTurn = (frame: VideoFrame): FrameTurn | undefined => {
  const turns = turnsOf.get(Reflect.get(frame, 'rotation'));
  return turns === undefined ? undefined : { turns, isMirrored: Reflect.get(frame, 'flip') === true };
};

/**
 * Decodes a JPEG to a frame, to be closed by the caller: in the colours that it is stored in, which take three eighths of
 * the memory of a bitmap, or smaller at once. `undefined` where the browser cannot, or does not tell how the frame is
 * turned.
 * @param data the whole file; it is handed over and empty from then on
 * @param size of the picture, and the longest side that is asked for at least, in pixels; without it every pixel is decoded
 */
export const decodeJpeg = async (
  data: ArrayBuffer,
  size?: ImageSize & { readonly side: number },
): Promise<VideoFrame | undefined> => {
  if (typeof ImageDecoder === 'undefined') return undefined;
  const share = size ? getEighths(size, size.side) / eighths : 1;
  const desired = size &&
    share < 1 && {
      desiredWidth: Math.ceil(size.width * share),
      desiredHeight: Math.ceil(size.height * share),
    };
  let decoder: ImageDecoder | undefined;
  try {
    decoder = new ImageDecoder({ data, type: 'image/jpeg', transfer: [data], ...desired });
    const { image } = await decoder.decode();
    if (getFrameTurn(image)) return image;
    image.close();
    return undefined;
  } catch {
    return undefined;
  } finally {
    decoder?.close();
  }
};

/** Rows of a frame that are made red, green and blue at once. */
const stripRows = 64;

const even = (value: number) => value - (value % 2);

/**
 * Draws the part of a frame that a canvas shows, pixel for pixel and strip by strip, so that the frame never has a whole
 * copy. Turns are left to the context's transform.
 */
export const drawFrame = async (context: OffscreenCanvasRenderingContext2D, frame: VideoFrame): Promise<void> => {
  const { width, height } = context.canvas;
  const back = context.getTransform().inverse();
  const corners = [back.transformPoint({ x: 0, y: 0 }), back.transformPoint({ x: width, y: height })];
  const [xs, ys] = [corners.map(({ x }) => Math.round(x)), corners.map(({ y }) => Math.round(y))];
  // Colours stand for two by two pixels: what is copied begins with a whole one.
  const [left, top] = [even(Math.max(0, Math.min(...xs))), even(Math.max(0, Math.min(...ys)))];
  const [right, foot] = [Math.min(frame.codedWidth, Math.max(...xs)), Math.min(frame.codedHeight, Math.max(...ys))];
  const wide = right - left;
  const strip = new OffscreenCanvas(wide, Math.min(stripRows, foot - top));
  const stripContext = strip.getContext('2d', { willReadFrequently: true });
  if (!stripContext) throw new Error();
  const buffer = new ArrayBuffer(wide * strip.height * 4);
  for (let y = top; y < foot; y += stripRows) {
    const rows = Math.min(stripRows, foot - y);
    const pixels = new Uint8ClampedArray(buffer, 0, wide * rows * 4);
    await frame.copyTo(pixels, { format: 'RGBA', rect: { x: left, y, width: wide, height: rows } });
    stripContext.putImageData(new ImageData(pixels, wide), 0, 0);
    context.drawImage(strip, 0, 0, wide, rows, left, y, wide, rows);
    // Asks for a pixel, so that the strip is drawn now: what is yet to be drawn is kept in copies.
    context.getImageData(0, 0, 1, 1);
  }
};
