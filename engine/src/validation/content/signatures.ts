import { fourAt } from './byteSource.ts';

/** Reads a media type off a file's first bytes; `undefined` when they are another's. */
type Signature = (head: Uint8Array) => string | undefined;

const starts = (type: string, bytes: readonly number[], at = 0): Signature => {
  return (head) => (bytes.every((byte, index) => head[at + index] === byte) ? type : undefined);
};

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Brands of ISO base media files that are no video (https://mp4ra.org/registered-types/brands); `qt  ` is QuickTime's own. */
const brands: Readonly<Record<string, string>> = {
  'qt  ': 'video/quicktime',
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
  avif: 'image/avif',
  avis: 'image/avif',
  'M4A ': 'audio/mp4',
  'M4B ': 'audio/mp4',
  'M4P ': 'audio/mp4',
  'crx ': 'image/x-canon-cr3',
};

/** First atoms of QuickTime movies from before the file type atom (Apple, QuickTime File Format). */
const bareAtoms: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide', 'pnot', 'skip', 'free']);

const isoMedia: Signature = (head) => {
  const box = fourAt(head, 4);
  if (box === 'ftyp') return brands[fourAt(head, 8)] ?? 'video/mp4';
  return bareAtoms.has(box) ? 'video/quicktime' : undefined;
};

/** Kinds of RIFF files by the four letters behind their length. */
const riffs: Readonly<Record<string, string>> = { WEBP: 'image/webp', 'AVI ': 'video/x-msvideo', WAVE: 'audio/wav' };

const riff: Signature = (head) => (fourAt(head, 0) === 'RIFF' ? riffs[fourAt(head, 8)] : undefined);

/** EBML's head (RFC 8794) names the kind of document within its first bytes. */
const ebml: Signature = (head) => {
  if (!starts('ebml', [0x1a, 0x45, 0xdf, 0xa3])(head)) return undefined;
  return String.fromCharCode(...head).includes('webm') ? 'video/webm' : 'video/x-matroska';
};

/** A PDF may have other bytes before its head (ISO 32000-1, annex H, note 13). */
const pdf: Signature = (head) => (String.fromCharCode(...head).includes('%PDF-') ? 'application/pdf' : undefined);

/** Media type of archives in which other formats lie. */
export const zipType = 'application/zip';

/** Media type of Microsoft's compound files, in which the formats of its older programs lie. */
export const compoundType = 'application/x-cfb';

/** How much of a file its signature lies in. */
export const signatureBytes = 1024;

const signatures: readonly Signature[] = [
  isoMedia,
  starts('image/jpeg', [0xff, 0xd8, 0xff]),
  starts('image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  starts('image/gif', letters('GIF87a')),
  starts('image/gif', letters('GIF89a')),
  starts('image/tiff', [0x49, 0x49, 0x2a, 0x00]),
  starts('image/tiff', [0x4d, 0x4d, 0x00, 0x2a]),
  riff,
  ebml,
  starts('audio/mpeg', letters('ID3')),
  starts('audio/flac', letters('fLaC')),
  starts('application/ogg', letters('OggS')),
  starts('application/gzip', [0x1f, 0x8b, 0x08]),
  starts('application/rtf', letters('{\\rtf')),
  starts(zipType, [0x50, 0x4b, 0x03, 0x04]),
  starts(zipType, [0x50, 0x4b, 0x05, 0x06]),
  starts(compoundType, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  pdf,
];

/** Media type by signature; `undefined` for bytes that no signature fits. */
export const typeBySignature = (head: Uint8Array): string | undefined => {
  for (const signature of signatures) {
    const type = signature(head);
    if (type !== undefined) return type;
  }
  return undefined;
};
