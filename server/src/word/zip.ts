import { crc32 } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** Path in ASCII, with slashes. */
  readonly name: string;
  readonly content: Buffer;
}

/** 1 January 1980, midnight: the same files make the same archive. */
const date = 0x21;
/** Version 2.0 of the format is needed to read it. */
const version = 20;

/** Fields that the local header and the central directory share (APPNOTE 6.3.10, sections 4.3.7 and 4.3.12). */
const sharedFields = ({ name, content }: ZipEntry): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

const uint16 = (value: number) => Buffer.from([value & 0xff, value >>> 8]);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive whose files are stored as they are. @param entries fewer than 65,536, of less than 4 GB in all */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), sharedFields(entry), name, entry.content]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        uint16(version),
        sharedFields(entry),
        // No comment, first disk, no attributes.
        Buffer.alloc(10),
        uint32(offset),
        name,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [Buffer.from('PK\x05\x06'), Buffer.alloc(4), count, count, uint32(central.length), uint32(offset), uint16(0)];
  return Buffer.concat([...locals, central, ...end]);
}
