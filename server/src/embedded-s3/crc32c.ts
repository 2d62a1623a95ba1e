/** The reversed Castagnoli polynomial (RFC 3720, section 12.1). */
const polynomial = 0x82f63b78;

// Eight tables of 256 in a row: table n moves a byte n places on, so that a body is hashed eight bytes a step.
const tables = new Int32Array(8 * 256);

for (let index = 0; index < 256; index++) {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  tables[index] = value;
}
for (let index = 256; index < tables.length; index++) {
  const before = at(index - 256);
  tables[index] = (before >>> 8) ^ at(before & 255);
}

/**
 * CRC-32C of `bytes`, going on from the value of the bytes before.
 * @param previous the value so far. @default 0
 * @returns an unsigned 32-bit number.
 */
export function crc32c(bytes: Buffer, previous = 0): number {
  let value = ~previous;
  let index = 0;
  for (; index + 8 <= bytes.length; index += 8) {
    value ^= bytes.readInt32LE(index);
    const next = bytes.readInt32LE(index + 4);
    value =
      at(1792 + (value & 255)) ^
      at(1536 + ((value >>> 8) & 255)) ^
      at(1280 + ((value >>> 16) & 255)) ^
      at(1024 + (value >>> 24)) ^
      at(768 + (next & 255)) ^
      at(512 + ((next >>> 8) & 255)) ^
      at(256 + ((next >>> 16) & 255)) ^
      at(next >>> 24);
  }
  for (; index < bytes.length; index++) value = (value >>> 8) ^ at((value ^ (bytes[index] ?? 0)) & 255);
  return ~value >>> 0;
}

function at(index: number): number {
  return tables[index] ?? 0;
}
