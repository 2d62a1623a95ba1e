import { readOrientation, swapsSides } from './exifOrientation.ts';
import type { ImageFacts } from './imageFacts.ts';

/** Bytes of a chunk around its data: length, type and checksum (RFC 2083, 3.2). */
const frame = 12;

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Walks the chunks of a PNG to its end; `undefined` when they break off or do not begin with the header. */
export const readPng = (bytes: Uint8Array): ImageFacts | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let isAnimated = false;
  let hasPixels = false;
  let orientation = 1;
  for (let at = 8; at + frame <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const data = at + 8;
    if (data + length + 4 > bytes.length) return undefined;
    if (!size && (name !== 'IHDR' || length < 13)) return undefined;
    if (name === 'IHDR') size = { width: view.getUint32(data), height: view.getUint32(data + 4) };
    if (name === 'acTL') isAnimated = true;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'eXIf') orientation = readOrientation(bytes.subarray(data, data + length));
    if (name === 'IEND') {
      if (!size || !hasPixels) return undefined;
      const { width, height } = size;
      return swapsSides(orientation) ? { width: height, height: width, isAnimated } : { width, height, isAnimated };
    }
    at = data + length + 4;
  }
  return undefined;
};
