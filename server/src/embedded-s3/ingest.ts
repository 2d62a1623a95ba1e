import { createHash } from 'node:crypto';
import type { BlobStore } from './blobs.ts';
import { type Algorithm, type Checksums, createHasher, type DeclaredChecksums, type Hasher } from './checksums.ts';
import { chunkedPayload, decodeChunked } from './chunked.ts';
import { unsignedPayload } from './claim.ts';
import { type Failure, fail, isFailure } from './errors.ts';

/** A body on its way in, and all that is known of it ahead. */
export interface Body {
  readonly source: AsyncIterable<Buffer | Failure>;
  /** As signed: 64 hex digits of SHA-256, or a word of the x-amz-content-sha256 header. */
  readonly payload: string;
  /** The exact length in bytes; `undefined` when only the range is known. */
  readonly length: number | undefined;
  /** Both ends included, in bytes. */
  readonly range: { readonly minimum: number; readonly maximum: number };
  /** Base64, from Content-MD5; empty for none. */
  readonly md5: string;
  readonly declared: DeclaredChecksums;
  /** Kept of a body for which no checksum is declared. */
  readonly ownAlgorithm?: Algorithm;
}

/** A body that is on the disk, its digests verified. */
export interface Ingested {
  readonly blob: string;
  readonly size: number;
  /** Hex. */
  readonly md5: string;
  readonly checksums: Checksums;
}

/** The largest object or part that one request may bring: 5 GiB (S3 limits). */
export const maximumBodySize = 5 * 1024 ** 3;

/**
 * Streams a body into a new blob while hashing it.
 * @returns the blob, or a failure, in which case nothing is left behind. Throws when the disk fails or the client goes away.
 */
export async function ingest(blobs: BlobStore, body: Body): Promise<Ingested | Failure> {
  const refused = checkAhead(body);
  if (refused !== undefined) return refused;
  const trailers = new Map<string, string>();
  const source = body.payload === chunkedPayload ? decodeChunked(body.source, trailers) : body.source;
  const md5 = createHash('md5');
  const sha256 = /^[0-9a-f]{64}$/.test(body.payload) ? createHash('sha256') : undefined;
  const hashers = createHashers(body);
  const writer = await blobs.write();
  let size = 0;
  try {
    const failure = await (async () => {
      for await (const item of source) {
        if (isFailure(item)) return item;
        size += item.length;
        if (size > body.range.maximum) return fail('EntityTooLarge');
        md5.update(item);
        sha256?.update(item);
        for (const hasher of hashers.values()) hasher.update(item);
        await writer.append(item);
      }
      return undefined;
    })();
    const digest = md5.digest();
    const checksums = Object.fromEntries([...hashers].map(([algorithm, hasher]) => [algorithm, hasher.digest()]));
    const wrong =
      failure ??
      checkSize(body, size) ??
      checkDigests(body, digest, sha256?.digest('hex')) ??
      checkChecksums(body.declared, trailers, checksums);
    if (wrong !== undefined) {
      await writer.discard();
      return wrong;
    }
    return { blob: await writer.commit(), size, md5: digest.toString('hex'), checksums };
  } catch (error) {
    await writer.discard().catch(() => undefined);
    throw error;
  }
}

function checkAhead({ payload, length, range, md5, declared }: Body): Failure | undefined {
  if (![unsignedPayload, chunkedPayload].includes(payload) && !/^[0-9a-f]{64}$/.test(payload))
    return payload.startsWith('STREAMING-')
      ? fail('NotImplemented', `The payload encoding ${payload} is not supported.`)
      : fail('InvalidArgument', 'x-amz-content-sha256 is not valid.');
  if (declared.trailer !== undefined && payload !== chunkedPayload)
    return fail('InvalidRequest', 'x-amz-trailer needs a chunked body.');
  if (md5 !== '' && Buffer.from(md5, 'base64').length !== 16) return fail('InvalidDigest');
  return length !== undefined && length > range.maximum ? fail('EntityTooLarge') : undefined;
}

function createHashers({ declared, ownAlgorithm }: Body): Map<Algorithm, Hasher> {
  const hashers = new Map<Algorithm, Hasher>();
  const add = (algorithm: Algorithm) => hashers.set(algorithm, createHasher(algorithm));
  if (declared.values.crc32 !== undefined) add('crc32');
  if (declared.values.crc32c !== undefined) add('crc32c');
  if (declared.values.sha1 !== undefined) add('sha1');
  if (declared.values.sha256 !== undefined) add('sha256');
  if (declared.trailer !== undefined) add(declared.trailer);
  if (hashers.size === 0 && ownAlgorithm) add(ownAlgorithm);
  return hashers;
}

function checkSize({ length, range }: Body, size: number): Failure | undefined {
  if (length !== undefined && size !== length) return fail('IncompleteBody');
  return size < range.minimum ? fail('EntityTooSmall') : undefined;
}

function checkDigests(body: Body, md5: Buffer, sha256: string | undefined): Failure | undefined {
  if (body.md5 !== '' && !Buffer.from(body.md5, 'base64').equals(md5)) return fail('BadDigest');
  return sha256 !== undefined && sha256 !== body.payload ? fail('XAmzContentSHA256Mismatch') : undefined;
}

function checkChecksums(declared: DeclaredChecksums, trailers: Map<string, string>, actual: Checksums): Failure | undefined {
  const expected: Record<string, string | undefined> = { ...declared.values };
  if (declared.trailer !== undefined) expected[declared.trailer] = trailers.get(`x-amz-checksum-${declared.trailer}`) ?? '';
  const computed: Record<string, string | undefined> = { ...actual };
  const wrong = Object.keys(expected).find((algorithm) => expected[algorithm] !== computed[algorithm]);
  return wrong === undefined
    ? undefined
    : fail('BadDigest', `The ${wrong.toUpperCase()} you specified did not match the calculated checksum.`);
}
