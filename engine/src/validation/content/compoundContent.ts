import { type ByteSource, viewOf } from './byteSource.ts';
import { compoundType } from './signatures.ts';

/** Bytes of the header, and of one entry of the directory ([MS-CFB], 2.2 and 2.6.1). */
const headerBytes = 512;
const entryBytes = 128;

/** Sectors of the directory that are looked at; a document's own stream is among the first entries. */
const mostSectors = 16;

/** Sector numbers above this are marks ([MS-CFB], 2.1). */
const lastSector = 0xfffffffa;

/** Streams by which the formats are told ([MS-DOC] 2.1.1, [MS-XLS] 2.1.2, [MS-PPT] 2.1.2). */
const documents: ReadonlyMap<string, string> = new Map([
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
]);

/** What lies in a compound file: a document of Word, Excel or PowerPoint before 2007, or something else. */
export const getCompoundContent = async (source: ByteSource): Promise<string> => {
  const header = viewOf(await source.read(0, headerBytes));
  if (header.byteLength < headerBytes) return compoundType;
  const sectorBytes = header.getUint16(30, true) === 12 ? 4096 : 512;
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;

  /** The sector that follows, by the table whose first 109 sectors the header names. */
  const next = async (sector: number): Promise<number> => {
    const perTable = sectorBytes / 4;
    const table = Math.floor(sector / perTable);
    if (table >= 109) return lastSector;
    const at = placeOf(header.getUint32(76 + 4 * table, true)) + 4 * (sector % perTable);
    const found = viewOf(await source.read(at, at + 4));
    return found.byteLength === 4 ? found.getUint32(0, true) : lastSector;
  };

  let sector = header.getUint32(48, true);
  for (let count = 0; count < mostSectors && sector < lastSector; count += 1) {
    const bytes = await source.read(placeOf(sector), placeOf(sector) + sectorBytes);
    const view = viewOf(bytes);
    for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
      const length = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
      const type = documents.get(new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length)));
      if (type !== undefined) return type;
    }
    sector = await next(sector);
  }
  return compoundType;
};
