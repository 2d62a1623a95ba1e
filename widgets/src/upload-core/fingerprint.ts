import { getBlobChecksum } from './blobChecksum.ts';

/** Bytes looked at on both ends of a file. */
const endBytes = 64 * 1024;

/**
 * What tells whether a file that is chosen again is the same one: its name, its size, when it was last changed, and its
 * first and last bytes.
 */
export const getFingerprint = async (file: File): Promise<string> => {
  const ends = new Blob([file.slice(0, endBytes), file.slice(Math.max(0, file.size - endBytes))]);
  return [file.size, file.lastModified, await getBlobChecksum(ends), file.name].join(' ');
};
