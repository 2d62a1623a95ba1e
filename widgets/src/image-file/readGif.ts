import type { ImageFacts } from './imageFacts.ts';

/** Bytes of a colour table whose packed field is `flags` (GIF89a, 18 and 20); 0 where there is none. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Walks the blocks of a GIF to its trailer; `undefined` when they break off. */
export const readGif = (bytes: Uint8Array): ImageFacts | undefined => {
  if (bytes.length < 14) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint16(6, true);
  const height = view.getUint16(8, true);
  let frames = 0;
  /** The place after a chain of data sub-blocks (GIF89a, 15). */
  const afterBlocks = (from: number) => {
    let at = from;
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    return at + 1;
  };
  for (let at = 13 + tableBytes(bytes[10] ?? 0); at < bytes.length; ) {
    const introducer = bytes[at];
    if (introducer === 0x3b) return frames > 0 ? { width, height, isAnimated: frames > 1 } : undefined;
    if (introducer === 0x21) at = afterBlocks(at + 2);
    else if (introducer === 0x2c) {
      frames += 1;
      at = afterBlocks(at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1);
    } else return undefined;
  }
  return undefined;
};
