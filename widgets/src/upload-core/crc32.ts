/** The reversed polynomial of CRC-32/ISO-HDLC, the CRC of Ethernet, zlib and S3's `x-amz-checksum-crc32`. */
const polynomial = 0xedb88320;

/** Bytes that one step takes ('slicing by 16', Kounavis and Berry, 2005). */
const slices = 16;

const createTables = (): Uint32Array => {
  const tables = new Uint32Array(slices * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    tables[byte] = value;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const before = tables[at - 256] ?? 0;
    tables[at] = (before >>> 8) ^ (tables[before & 255] ?? 0);
  }
  return tables;
};

const tables = createTables();

/**
 * Goes on with a CRC-32 over more bytes.
 * @param crc the value so far, 0 at the start
 */
export const updateCrc32 = (crc: number, bytes: Uint8Array): number => {
  const table = tables;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = bytes.length - (bytes.length % slices);
  let value = ~crc;
  let at = 0;
  for (; at < wide; at += slices) {
    const a = view.getUint32(at, true) ^ value;
    const b = view.getUint32(at + 4, true);
    const c = view.getUint32(at + 8, true);
    const d = view.getUint32(at + 12, true);
    value =
      (table[3840 + (a & 255)] as number) ^
      (table[3584 + ((a >>> 8) & 255)] as number) ^
      (table[3328 + ((a >>> 16) & 255)] as number) ^
      (table[3072 + (a >>> 24)] as number) ^
      (table[2816 + (b & 255)] as number) ^
      (table[2560 + ((b >>> 8) & 255)] as number) ^
      (table[2304 + ((b >>> 16) & 255)] as number) ^
      (table[2048 + (b >>> 24)] as number) ^
      (table[1792 + (c & 255)] as number) ^
      (table[1536 + ((c >>> 8) & 255)] as number) ^
      (table[1280 + ((c >>> 16) & 255)] as number) ^
      (table[1024 + (c >>> 24)] as number) ^
      (table[768 + (d & 255)] as number) ^
      (table[512 + ((d >>> 8) & 255)] as number) ^
      (table[256 + ((d >>> 16) & 255)] as number) ^
      (table[d >>> 24] as number);
  }
  for (; at < bytes.length; at += 1) value = (value >>> 8) ^ (table[(value ^ (bytes[at] ?? 0)) & 255] ?? 0);
  return ~value >>> 0;
};

/** A CRC-32 as S3 writes it: four bytes, the highest first, in base64. */
export const encodeCrc32 = (crc: number): string =>
  btoa(String.fromCharCode(crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255));
