/** How many bytes of a file are looked at. */
export const signatureLength = 32;

/** What the first bytes of a file say that it is. */
export type VideoKind = 'mp4' | 'quicktime' | 'other';

/**
 * Tells an MP4 from a QuickTime file and from everything else by its first box: an `ftyp` box whose major brand is
 * `qt  ` is QuickTime's (ISO/IEC 14496-12, section 4.3; QuickTime File Format, 'File Type Compatibility Atom'). Older
 * QuickTime files have no `ftyp` and begin with another of its atoms.
 */
export function videoKind(bytes: Uint8Array): VideoKind {
  const text = Buffer.from(bytes).toString('latin1');
  const box = text.slice(4, 8);
  if (box === 'ftyp') return text.slice(8, 12) === 'qt  ' ? 'quicktime' : 'mp4';
  return ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(box) ? 'quicktime' : 'other';
}
