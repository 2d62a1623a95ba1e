import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './write-whole.ts';

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

/** A script's name, which has the hash of its bytes, and its text. */
export interface Script {
  readonly fileName: string;
  readonly code: string;
}

/** Scripts that were published, by their addresses. */
export type KnownScripts = ReadonlyMap<string, PublishedFile>;

const urlOf = ({ fileName }: Script) => `/forms/${fileName}`;

/** A script as it is handed out; one that was published before is not compressed again. */
export const publishScript = async (script: Script, known: KnownScripts): Promise<PublishedFile> =>
  known.get(urlOf(script)) ?? publishFile(urlOf(script), script.code);

/** The same, of one that is imported here, too: it is in a folder then. */
export async function publishImported(script: Script, known: KnownScripts, directory: string): Promise<PublishedFile> {
  if (!known.has(urlOf(script))) await writeWhole(join(directory, script.fileName), script.code);
  return publishScript(script, known);
}
