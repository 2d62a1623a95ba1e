import sharp from 'sharp';

/** A picture for a file input. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const width = 900;
const height = 700;

/** Squares of 4 px in greys that do not repeat, so that a picture cut one pixel beside its place is told from the right one. */
const squares = () => {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const seed = Math.imul((x >> 2) * 73_856_093, 1) ^ Math.imul((y >> 2) * 19_349_663, 1);
      pixels[y * width + x] = Math.imul(seed ^ (seed >>> 13), 1_540_483_477) >>> 24;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } });
};

/** A JPEG of 900x700 squares whose EXIF orientation is one of 1 to 8 (Exif 2.32, 4.6.4). */
export const orientedJpeg = async (orientation: number): Promise<PictureFile> => ({
  name: `orientation ${orientation}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await squares().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer(),
});

/** A picture of one colour. */
export const plainPicture = async (
  kind: 'jpeg' | 'png' | 'gif' | 'webp',
  size: { readonly width: number; readonly height: number },
): Promise<PictureFile> => ({
  name: `plain ${size.width}x${size.height}.${kind}`,
  mimeType: `image/${kind}`,
  buffer: await sharp({ create: { ...size, channels: 3, background: '#2b6' } })
    .toFormat(kind)
    .toBuffer(),
});

/** A JPEG in the colours of a printer. */
export const cmykJpeg = async (): Promise<PictureFile> => ({
  name: 'print.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2b6' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer(),
});

/** A GIF of three pictures. */
export const animatedGif = async (): Promise<PictureFile> => {
  const size = { width: 600, height: 300, channels: 3 } as const;
  const pictures = await Promise.all(
    ['#c22', '#2c2', '#22c'].map((background) =>
      sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    ),
  );
  return {
    name: 'waves.gif',
    mimeType: 'image/gif',
    buffer: await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer(),
  };
};

/** The greys of a part of a picture as people see it. */
export const greysOf = (picture: Buffer, part: { left: number; top: number; width: number; height: number }): Promise<Buffer> =>
  sharp(picture).autoOrient().extract(part).greyscale().raw().toBuffer();

/** How far two pictures of the same size are apart: the mean difference of their greys, 0 to 255. */
export const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length;
