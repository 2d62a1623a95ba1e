import { type ByteSource, fourAt, viewOf } from './byteSource.ts';

/** Boxes at the top that a film consists of: its index, its fragments and its pictures. */
const needed: ReadonlySet<string> = new Set(['moov', 'moof', 'mdat']);

/** Four printable characters, or Apple's with a copyright sign (ISO/IEC 14496-12, 4.2). */
const isName = (name: string) => /^[\x20-\x7e\xa9]{4}$/.test(name);

interface Box {
  readonly name: string;
  /** Where the next one begins. */
  readonly end: number;
}

/** The box at a place; `undefined` where none begins. Its length may be 32 or 64 bits, or 0 for 'to the end'. */
const readBox = async (source: ByteSource, at: number): Promise<Box | undefined> => {
  const head = await source.read(at, Math.min(source.size, at + 16));
  const view = viewOf(head);
  const name = fourAt(head, 4);
  if (!isName(name)) return undefined;
  const short = view.getUint32(0);
  if (short === 0) return { name, end: source.size };
  const isLong = short === 1;
  if (isLong && head.length < 16) return { name, end: Number.POSITIVE_INFINITY };
  const length = isLong ? view.getUint32(8) * 2 ** 32 + view.getUint32(12) : short;
  return length < (isLong ? 16 : 8) ? undefined : { name, end: at + length };
};

/**
 * Whether an MP4 or QuickTime file has all that its boxes say: the movie's index, its pictures, and every byte of them.
 * Only the heads of the boxes at the top are read, so that a file of any length takes moments.
 * @param most boxes that are looked at
 * @returns `undefined` when the file has more boxes than that
 */
export const isWholeMovie = async (source: ByteSource, most: number): Promise<boolean | undefined> => {
  const seen = new Set<string>();
  const isPlayable = () => seen.has('moov') && seen.has('mdat');
  let at = 0;
  for (let count = 0; source.size - at >= 8; count += 1) {
    if (count === most) return undefined;
    const box = await readBox(source, at);
    // What follows a movie and is no box is no loss.
    if (!box) return isPlayable();
    if (box.end > source.size) return isPlayable() && !needed.has(box.name);
    seen.add(box.name);
    at = box.end;
  }
  return isPlayable();
};
