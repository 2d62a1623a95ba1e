import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const short = join(process.cwd(), 'tests/journeys/fixtures/short-film.mp4');

/** A QuickTime film named `.mov`. */
export const quicktimeFilm = join(process.cwd(), 'tests/journeys/fixtures/quicktime.mov');

/** SHA-256 of some bytes, in hex. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes a playable H.264 film of at least `bytes` bytes: a short film followed by an ISO/IEC 14496-12 `free` box,
 * which players skip, filled with bytes that do not compress.
 * @returns the film's path and SHA-256.
 */
export const writeFilm = (folder: string, name: string, bytes: number) => {
  const film = readFileSync(short);
  const size = Math.max(8, bytes - film.length);
  const free = Buffer.alloc(size);
  let seed = 2463534242;
  for (let at = 8; at + 4 <= size; at += 4) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    free.writeInt32LE(seed | 0, at);
  }
  free.writeUInt32BE(size, 0);
  free.write('free', 4, 'latin1');
  const content = Buffer.concat([film, free]);
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, sha256: sha256(content), size: content.length };
};
