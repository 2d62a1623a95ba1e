import { readOrientation, swapsSides } from './exifOrientation.ts';
import type { ImageFacts } from './imageFacts.ts';

/** Markers (ITU-T T.81, table B.1). */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const application1 = 0xe1;

/** `SOFn`: all of C0 to CF but DHT, JPG and DAC. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: TEM, RSTn and SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const exifPrefix = 'Exif\0\0';

const textAt = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

/** The next marker that ends a scan's coded data: 00 stands for FF itself, and restarts belong to the data. */
const afterScan = (bytes: Uint8Array, from: number) => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};

/** Walks the segments and scans of a JPEG to its end; `undefined` when they break off. */
export const readJpeg = (bytes: Uint8Array): ImageFacts | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasPixels = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    if (marker === endOfImage) {
      if (!size || !hasPixels) return undefined;
      const { width, height } = size;
      const isTurned = swapsSides(orientation);
      return { width: isTurned ? height : width, height: isTurned ? width : height, isAnimated: false };
    }
    if (at + 4 > bytes.length) return undefined;
    const length = view.getUint16(at + 2);
    const data = at + 4;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrameHeader(marker) && length >= 7 && !size)
      size = { height: view.getUint16(data + 1), width: view.getUint16(data + 3) };
    if (marker === application1 && textAt(bytes, data, 6) === exifPrefix)
      orientation = readOrientation(bytes.subarray(data + 6, end));
    if (marker === startOfScan) hasPixels = true;
    at = marker === startOfScan ? afterScan(bytes, end) : end;
  }
  return undefined;
};
