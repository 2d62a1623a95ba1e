import { type ExampleFiles, isExampleFile } from '../../exchange.ts';

/** What the page's hash says: an example, and files of it that were changed. */
export interface Address {
  readonly id: string;
  /** @default {} */
  readonly edits: ExampleFiles;
}

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Id of the example that a hash (`#/group/name~edits`) names. */
export const idOf = (hash: string): string => hash.replace(/^#\/?/, '').split('~')[0] ?? '';

/**
 * Reads a hash. Edits that cannot be read count as none.
 */
export const readAddress = async (hash: string): Promise<Address> => {
  const id = idOf(hash);
  const packed = hash.split('~')[1];
  if (packed === undefined) return { id, edits: {} };
  try {
    const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    const edits: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const entries = typeof edits === 'object' && edits !== null ? Object.entries(edits) : [];
    return {
      id,
      edits: Object.fromEntries(entries.filter(([name, value]) => isExampleFile(name) && typeof value === 'string')),
    };
  } catch {
    return { id, edits: {} };
  }
};

/** The hash of an address. */
export const writeAddress = async ({ id, edits }: Address): Promise<string> => {
  if (Object.keys(edits).length === 0) return `#/${id}`;
  const bytes = new TextEncoder().encode(JSON.stringify(edits));
  return `#/${id}~${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`;
};
