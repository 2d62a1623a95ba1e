import { encodeCrc32, updateCrc32 } from './crc32.ts';

/** Bytes held in memory at a time. */
const pieceBytes = 1024 ** 2;

/** A reader that fills one and the same buffer; `undefined` where blobs have none (Streams, 'Using a BYOB reader'). */
const openReader = (blob: Blob): ReadableStreamBYOBReader | undefined => {
  try {
    return blob.stream().getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
};

/** How long one piece may take to be read, in ms, before it is read in another way. */
const stallMs = 10_000;

/** Tries of one piece, by reads of its own. */
const mostTries = 3;

const stalled = new Error('Reading the file has come to a standstill.');

/** What `reading` gives, unless it takes too long. @throws `stalled` */
const inTime = async <Result>(reading: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(stalled), stallMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
};

/** How far a blob has been read. */
interface Reading {
  crc: number;
  bytes: number;
}

const take = (reading: Reading, bytes: Uint8Array<ArrayBuffer>) => {
  reading.crc = updateCrc32(reading.crc, bytes);
  reading.bytes += bytes.length;
};

/** Reads into one buffer: pieces of their own would lie about until they are collected, and cost more time than the sum. */
const readStream = async (reading: Reading, reader: ReadableStreamBYOBReader, signal: AbortSignal | undefined) => {
  let buffer = new ArrayBuffer(pieceBytes);
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await inTime(reader.read(new Uint8Array(buffer)));
      if (value) take(reading, value);
      if (done || !value) return;
      buffer = value.buffer;
    }
  } finally {
    // At the end there is nothing left to cancel.
    reader.cancel().catch(() => undefined);
  }
};

const readPieces = async (reading: Reading, blob: Blob, signal: AbortSignal | undefined) => {
  for (let tries = 1; reading.bytes < blob.size; ) {
    signal?.throwIfAborted();
    const piece = blob.slice(reading.bytes, reading.bytes + pieceBytes);
    try {
      const bytes = new Uint8Array(await inTime(piece.arrayBuffer()));
      if (bytes.length === 0) return;
      take(reading, bytes);
      tries = 1;
    } catch (error) {
      if (error !== stalled || tries === mostTries) throw error;
      tries += 1;
    }
  }
};

/**
 * CRC-32 of a blob, read piece by piece, in base64 as S3 writes it. A stream that comes to a standstill, as Chromium's
 * now and then do while other parts of the same file are sent and broken off, is left, and the rest read without one.
 * @throws the signal's reason, and what reading throws when the file can no longer be read
 */
export const getBlobChecksum = async (blob: Blob, signal?: AbortSignal): Promise<string> => {
  const reading: Reading = { crc: 0, bytes: 0 };
  const reader = openReader(blob);
  if (reader) {
    await readStream(reading, reader, signal).catch((error: unknown) => {
      if (error !== stalled) throw error;
    });
  }
  // After a stream that ended there is nothing left.
  await readPieces(reading, blob, signal);
  return encodeCrc32(reading.crc);
};
