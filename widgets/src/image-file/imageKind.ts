/** What the first bytes of a file say that it is; `other` is a picture of a kind that is not read here, `none` no picture. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'other' | 'none';

/** How many bytes of a file are looked at: an SVG may begin with a declaration and a comment. */
export const kindBytes = 1024;

/** Media type (IANA) of each kind that is read. */
export const mediaTypes: { readonly [kind in 'jpeg' | 'png' | 'gif']: string } = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/**
 * Beginnings of files in Latin-1; `?` stands for any byte. JPEG: ITU-T T.81, B.1.1.3; PNG: RFC 2083, 3.1; GIF: GIF89a,
 * 17. The others are WebP, bitmap, TIFF and what is made of it, Photoshop, icons, JPEG XL, JPEG 2000, QOI, AVIF and HEIC.
 */
const beginnings: readonly (readonly [kind: ImageKind, beginnings: readonly string[]])[] = [
  ['jpeg', ['\xff\xd8\xff']],
  ['png', ['\x89PNG\r\n\x1a\n']],
  ['gif', ['GIF87a', 'GIF89a']],
  ['other', ['RIFF????WEBP', 'BM????\0\0\0\0', 'II*\0', 'MM\0*', 'II+\0', 'MM\0+', '8BPS', '\0\0\x01\0', '\0\0\x02\0']],
  ['other', ['\xff\x0a', '\0\0\0\x0cJXL ', '\0\0\0\x0cjP  ', 'qoif']],
  ['other', ['avif', 'avis', 'heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1', 'crx '].map((brand) => `????ftyp${brand}`)],
];

const beginsWith = (text: string, beginning: string) =>
  text.length >= beginning.length && Array.from(beginning).every((letter, at) => letter === '?' || letter === text[at]);

/** A page may have an SVG inside of it and is none. */
const isSvg = (text: string) => /^[\s\xbb\xbf\xef]*</.test(text) && /<svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text);

/** The kind of a file by its first {@link kindBytes} bytes, whatever it is named. */
export const getImageKind = (head: Uint8Array): ImageKind => {
  const text = String.fromCharCode(...head.subarray(0, kindBytes));
  const known = beginnings.find(([, some]) => some.some((beginning) => beginsWith(text, beginning)));
  return known?.[0] ?? (isSvg(text) ? 'other' : 'none');
};
