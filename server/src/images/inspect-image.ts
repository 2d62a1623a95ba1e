import sharp, { type Metadata } from 'sharp';

/** What a picture that is registered must be; as the schema says it (`imageTypes`, `minImageSize` …). */
export interface ImageRequirements {
  /** Media types that are taken. */
  readonly types: readonly string[];
  readonly minSize?: { readonly width: number; readonly height: number } | undefined;
  readonly maxPixels?: number | undefined;
}

/** What a picture is: its size is as people see it, its EXIF orientation taken into account. */
export interface ImageSummary {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** The verdict on some bytes, in the words of the schema's keywords; `broken` is a picture that cannot be decoded whole, `animated` one of several. */
export type ImageVerdict =
  | { readonly kind: 'taken'; readonly image: ImageSummary }
  | { readonly kind: 'imageTypes' | 'broken' | 'animated' }
  | { readonly kind: 'minImageSize'; readonly image: ImageSummary }
  /** `limit` in pixels. */
  | { readonly kind: 'maxImagePixels'; readonly image: ImageSummary; readonly limit: number };

// An allow-list: whatever else libvips can read (SVG, PDF, TIFF …) stays closed, whatever a file is named.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});

/** Media type (IANA) of each format that sharp may read here. */
const mediaTypes: { readonly [format: string]: string } = { jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };

/** How files of these kinds begin (ITU-T T.81, B.1.1.3; RFC 2083, 3.1; GIF89a, 17), in Latin-1. */
const beginnings = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'];

const beginsAsImage = (bytes: Uint8Array) =>
  beginnings.some((beginning) => Buffer.from(bytes.subarray(0, beginning.length)).toString('latin1') === beginning);

/** More pixels than any picture is decoded with. */
const mostPixels = 2 ** 28;

const readHead = async (bytes: Uint8Array): Promise<Metadata | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
};

/** Side of the picture that a decoded one is made into, in pixels; what matters is that every line went into it. */
const side = 16;

/** Reads every line once, without keeping any. @throws when some cannot be read */
const decodeWhole = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'truncated', limitInputPixels: mostPixels, sequentialRead: true })
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();

/** Judges a picture by its bytes: kind and size by its header, then that all of it can be decoded. */
export const inspectImage = async (bytes: Uint8Array, requirements: ImageRequirements): Promise<ImageVerdict> => {
  const head = await readHead(bytes);
  if (!head) return { kind: beginsAsImage(bytes) ? 'broken' : 'imageTypes' };
  const type = mediaTypes[head.format];
  if (type === undefined || !requirements.types.includes(type)) return { kind: 'imageTypes' };
  if ((head.pages ?? 1) > 1) return { kind: 'animated' };
  const { width, height } = head.autoOrient;
  const image = { type, width, height };
  const { minSize, maxPixels = mostPixels } = requirements;
  const limit = Math.min(maxPixels, mostPixels);
  if (width * height > limit) return { kind: 'maxImagePixels', image, limit };
  if (minSize && (width < minSize.width || height < minSize.height)) return { kind: 'minImageSize', image };
  try {
    await decodeWhole(bytes);
  } catch {
    return { kind: 'broken' };
  }
  return { kind: 'taken', image };
};
