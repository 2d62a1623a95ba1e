/** A file's text, or the line up to which it could be read. */
export type DecodedSrt =
  | { readonly step: 'decoded'; readonly text: string; readonly encoding: SrtEncoding }
  | { readonly step: 'badBytes'; readonly line: number }
  | { readonly step: 'unreadable' };

/** Encodings that are understood, by their names in the Encoding standard (https://encoding.spec.whatwg.org/). */
export type SrtEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that tell UTF-16 without a byte order mark: digits, colons and line ends have a zero byte on one side. */
const sampleBytes = 4096;

/** Bytes that windows-1252, the web's Latin-1, gives no character to. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

const lineAt = (text: string) => text.split(/\r\n|\n|\r/).length;

const findUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const sample = bytes.subarray(0, sampleBytes);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const isClear = Math.max(even, odd) * 10 >= sample.length && Math.min(even, odd) * 4 < Math.max(even, odd);
  if (isClear) return odd > even ? 'utf-16le' : 'utf-16be';
  // Long texts in Chinese or Japanese have few zero bytes; the first number has them all the same.
  const [first = 0, second = 0] = sample;
  if (second === 0 && isDigit(first)) return 'utf-16le';
  return first === 0 && isDigit(second) ? 'utf-16be' : undefined;
};

const decodeStrictly = (bytes: Uint8Array, encoding: SrtEncoding): DecodedSrt => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Zero bytes stand where a download broke off; players end there.
    const zero = text.indexOf('\0');
    return zero < 0 ? { step: 'decoded', text, encoding } : { step: 'badBytes', line: lineAt(text.slice(0, zero)) };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    const broken = text.indexOf('\uFFFD');
    return { step: 'badBytes', line: lineAt(broken < 0 ? text : text.slice(0, broken)) };
  }
};

/**
 * Latin-1 for sure enough. Where more sequences are good UTF-8 than not, it is UTF-8 with damage; where most letters are
 * beyond ASCII, it is Cyrillic, Greek or the like in an encoding that nothing tells.
 */
const isLatin1 = (bytes: Uint8Array) => {
  let high = 0;
  let letters = 0;
  for (const byte of bytes) {
    if (byte < 9 || unassigned.has(byte)) return false;
    if (byte >= 0x80) high += 1;
    const lower = byte | 0x20;
    if (lower >= 0x61 && lower <= 0x7a && byte < 0x80) letters += 1;
  }
  return high <= Math.max(letters, 1);
};

const isDamagedUtf8 = (text: string) => {
  let good = 0;
  let broken = 0;
  for (const [found] of text.matchAll(/[^\0-\x7f]/gu)) {
    if (found === '\uFFFD') broken += 1;
    else good += 1;
  }
  return good >= broken && good > 0;
};

/** Reads a file as UTF-8 or UTF-16, with or without a byte order mark, or else as Latin-1 (windows-1252). */
export const decodeSrt = (bytes: Uint8Array): DecodedSrt => {
  const [first = -1, second = -1, third = -1] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decodeStrictly(bytes, 'utf-8');
  if (first === 0xff && second === 0xfe) return decodeStrictly(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeStrictly(bytes, 'utf-16be');
  if (bytes.subarray(0, sampleBytes).includes(0)) {
    const encoding = findUtf16(bytes);
    return encoding ? decodeStrictly(bytes, encoding) : { step: 'unreadable' };
  }
  const decoded = decodeStrictly(bytes, 'utf-8');
  if (decoded.step === 'decoded' || bytes.includes(0)) return decoded;
  if (isDamagedUtf8(new TextDecoder().decode(bytes))) return decoded;
  return isLatin1(bytes) ? decodeStrictly(bytes, 'windows-1252') : { step: 'unreadable' };
};
