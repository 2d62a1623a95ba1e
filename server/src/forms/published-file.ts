import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A script that the server hands out, in the encodings that browsers take. */
export interface PublishedFile {
  readonly url: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The smallest window that a text fits in (RFC 7932, 9.1): a larger one only costs the time that its tables take. */
const windowOf = (bytes: number) => Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))));

/** Compresses a script once, for all who will ask for it. */
export async function publishFile(url: string, code: string): Promise<PublishedFile> {
  const plain = Buffer.from(code);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: windowOf(plain.length) },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { url, plain, br, gzip: gz };
}
