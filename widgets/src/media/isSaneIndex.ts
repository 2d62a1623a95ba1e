import type { ByteSource } from '@reelform/engine/content';

/** Boxes that hold boxes, on the way to the tables (ISO/IEC 14496-12, 6.2.3). */
const holders: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf']);

/** Tables: where their count stands behind the box's head, and the bytes of one entry. */
const tables: Readonly<Record<string, readonly [countAt: number, entryBytes: number]>> = {
  stts: [4, 8],
  ctts: [4, 8],
  stsc: [4, 12],
  stco: [4, 4],
  co64: [4, 8],
  stss: [4, 4],
  elst: [4, 12],
  stsz: [8, 4],
};

/** Tables whose entries each stand for a run of samples. */
const runs = ['stts', 'ctts'];

/** Samples that one run of a fragment may claim where nothing is said of each. */
const longestRun = 1_000_000;

/** Boxes that are looked at in all; a film has some hundreds. */
const mostBoxes = 3000;

const deepest = 8;

/** The content of a box. */
interface Place {
  readonly from: number;
  readonly to: number;
}

const viewAt = async (source: ByteSource, from: number, to: number): Promise<DataView> => {
  const bytes = await source.read(from, to);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** Samples that have a size each; `undefined` where all are of one size, or none has one. */
const countSizes = async (source: ByteSource, sizes: Place | undefined): Promise<number | undefined> => {
  if (!sizes) return undefined;
  const head = await viewAt(source, sizes.from, Math.min(sizes.to, sizes.from + 12));
  return head.getUint32(4) === 0 ? head.getUint32(8) : undefined;
};

/** Samples that all runs of a table stand for. */
const countRuns = async (source: ByteSource, { from, to }: Place): Promise<number> => {
  const table = await viewAt(source, from + 8, to);
  let sum = 0;
  for (let at = 0; at + 8 <= table.byteLength; at += 8) sum += table.getUint32(at);
  return sum;
};

/** Whether a table has room for as many entries as it claims. */
const hasRoom = async (source: ByteSource, name: string, { from, to }: Place): Promise<boolean> => {
  const [countAt, entryBytes] = tables[name] ?? [4, 0];
  if (entryBytes === 0 && name !== 'trun') return true;
  const head = await viewAt(source, from, Math.min(to, from + countAt + 4));
  if (head.byteLength < countAt + 4) return false;
  const count = head.getUint32(countAt);
  if (name === 'trun') return count <= longestRun;
  // Samples that are all of one size have no entries; `stsz` then names that size first.
  if (name === 'stsz' && head.getUint32(4) !== 0) return true;
  return count * entryBytes <= to - from - countAt - 4;
};

/**
 * Whether the index of a movie claims no more than it holds: one made to claim thousands of millions of entries would
 * use up all memory of whoever reads it.
 */
export const isSaneIndex = async (source: ByteSource): Promise<boolean> => {
  let seen = 0;

  const isSane = async ({ from, to }: Place, depth: number): Promise<boolean> => {
    const found = new Map<string, Place>();
    for (let at = from; to - at >= 8 && seen < mostBoxes; seen += 1) {
      const head = await viewAt(source, at, Math.min(to, at + 16));
      const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => head.getUint8(place)));
      const isLong = head.getUint32(0) === 1 && head.byteLength >= 16;
      const headBytes = isLong ? 16 : 8;
      const told = isLong ? head.getUint32(8) * 2 ** 32 + head.getUint32(12) : head.getUint32(0);
      const length = told === 0 && depth === 0 ? to - at : told;
      // Within the index every box must be whole; at the top that is judged elsewhere.
      if (length < headBytes || length > to - at) return depth === 0;
      const place = { from: at + headBytes, to: at + length };
      if (!(await hasRoom(source, name, place))) return false;
      if (holders.has(name) && (depth > deepest || !(await isSane(place, depth + 1)))) return false;
      found.set(name, place);
      at += length;
    }
    const most = await countSizes(source, found.get('stsz'));
    if (most === undefined) return true;
    for (const name of runs) {
      const place = found.get(name);
      if (place && (await countRuns(source, place)) > most) return false;
    }
    return true;
  };
  return isSane({ from: 0, to: source.size }, 0);
};
