import { getImageKind } from './imageKind.ts';
import { readGif } from './readGif.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What the bytes of a picture say of it. */
export interface ImageFacts extends ImageSize {
  /** As people see it: an EXIF orientation that turns the picture has changed its sides. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/**
 * What a file is. `broken`: it begins as a picture that is read here, but its parts do not follow one another, or it
 * ends before the picture does.
 */
export type ImageReading =
  | ({ readonly kind: 'jpeg' | 'png' | 'gif' } & ImageFacts)
  | { readonly kind: 'broken'; readonly as: 'jpeg' | 'png' | 'gif' }
  | { readonly kind: 'other' }
  | { readonly kind: 'none' };

const readers = { jpeg: readJpeg, png: readPng, gif: readGif };

/** Reads a whole file without decoding it. */
export const readImage = (bytes: Uint8Array): ImageReading => {
  const kind = getImageKind(bytes);
  if (kind === 'other' || kind === 'none') return { kind };
  const facts = readers[kind](bytes);
  return facts && facts.width > 0 && facts.height > 0 ? { kind, ...facts } : { kind: 'broken', as: kind };
};
