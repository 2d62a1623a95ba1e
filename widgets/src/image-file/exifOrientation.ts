/** Tag of the orientation (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112;

/**
 * The orientation that Exif data name, 1 to 8; 1 where they name none. The data are a TIFF file: its first directory is
 * looked through.
 */
export const readOrientation = (exif: Uint8Array): number => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  if (exif.length < 8) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > exif.length) return 1;
  const entries = view.getUint16(start, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const at = start + 2 + 12 * index;
    if (at + 12 > exif.length) return 1;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** Whether a picture of this orientation is shown with its sides swapped. */
export const swapsSides = (orientation: number): boolean => orientation >= 5;
