import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A script that the server hands out, in the encodings that browsers take. */
export interface PublishedFile {
  readonly url: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a script once, for all who will ask for it. */
export async function publishFile(url: string, code: string): Promise<PublishedFile> {
  const plain = Buffer.from(code);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { url, plain, br, gzip: gz };
}
