import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from './crc32c.ts';
import { type Failure, fail } from './errors.ts';
import { element, type Xml } from './xml.ts';

/** The checksum algorithms understood, each with the length of its value in bytes; named as in the headers. */
export const algorithms = { crc32: 4, crc32c: 4, sha1: 20, sha256: 32 } satisfies Record<string, number>;

/** A checksum algorithm, as in `x-amz-checksum-<algorithm>`. */
export type Algorithm = keyof typeof algorithms;

/** Checksums in base64 by algorithm. */
export type Checksums = Readonly<Partial<Record<Algorithm, string>>>;

/** What a client says about the checksums of the body it sends. */
export interface DeclaredChecksums {
  /** Values given ahead of the body. */
  readonly values: Checksums;
  /** The algorithm whose value follows the body, as x-amz-trailer announces. */
  readonly trailer: Algorithm | undefined;
}

/** Hashes a body piece by piece. */
export interface Hasher {
  update(bytes: Buffer): void;
  /** The value in base64; call once. */
  digest(): string;
}

const headerPrefix = 'x-amz-checksum-';

/** Headers under the prefix that hold no value. */
const settings = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/** Whether a word names an algorithm, in lower case. */
export function isAlgorithm(word: string): word is Algorithm {
  return Object.hasOwn(algorithms, word);
}

/** A new hasher. */
export function createHasher(algorithm: Algorithm): Hasher {
  if (algorithm === 'sha1' || algorithm === 'sha256') {
    const hash = createHash(algorithm);
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('base64') };
  }
  const step = algorithm === 'crc32' ? (bytes: Buffer, value: number) => crc32(bytes, value) : crc32c;
  let value = 0;
  return {
    update: (bytes) => {
      value = step(bytes, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

/**
 * Reads the declared checksums from headers, hoisted parameters or form fields.
 * An unknown algorithm is refused: accepting a checksum unverified would be worse than not having it.
 */
export function readDeclared(headers: Iterable<readonly [string, string]>): DeclaredChecksums | Failure {
  const values: Partial<Record<Algorithm, string>> = {};
  let trailer: Algorithm | undefined;
  for (const [name, value] of headers) {
    if (name === 'x-amz-trailer') {
      const word = value.trim().toLowerCase().slice(headerPrefix.length);
      if (!value.trim().toLowerCase().startsWith(headerPrefix) || !isAlgorithm(word))
        return fail('NotImplemented', `The trailer ${value} is not supported.`);
      trailer = word;
    } else if (name.startsWith(headerPrefix) && !settings.includes(name)) {
      const word = name.slice(headerPrefix.length);
      if (!isAlgorithm(word)) return fail('NotImplemented', `The checksum ${word} is not supported.`);
      if (Buffer.from(value, 'base64').length !== algorithms[word])
        return fail('InvalidRequest', `Value for ${name} header is invalid.`);
      values[word] = value;
    }
  }
  return { values, trailer };
}

/** The checksums as `x-amz-checksum-*` headers. */
export function checksumHeaders(checksums: Checksums): Record<string, string> {
  return Object.fromEntries(Object.entries(checksums).map(([word, value]) => [headerPrefix + word, value]));
}

/** The checksums as `<ChecksumSHA256>` elements and the like. */
export function checksumElements(checksums: Checksums): Xml[] {
  return Object.entries(checksums).map(([word, value]) => element(`Checksum${word.toUpperCase()}`, value));
}

/** The checksum of a multipart object: that of its parts' checksums in a row, then the number of parts. */
export function compositeChecksum(algorithm: Algorithm, parts: readonly string[]): string {
  const hasher = createHasher(algorithm);
  hasher.update(Buffer.concat(parts.map((value) => Buffer.from(value, 'base64'))));
  return `${hasher.digest()}-${parts.length}`;
}
