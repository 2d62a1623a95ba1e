import { type Failure, fail, isFailure } from './errors.ts';

/** The payload word of a chunked body with trailers and no chunk signatures: the one framing read here. */
export const chunkedPayload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** The longest chunk header or trailer section in bytes. */
const maximumLine = 8192;

type Phase = 'header' | 'data' | 'gap' | 'trailers';

/**
 * Takes the aws-chunked framing off a body (AWS Signature Version 4, 'Transferring payload in multiple chunks').
 * @param trailers filled with the trailers, names in lower case, when the body has ended.
 * @returns the payload's bytes, or one failure as the last item.
 */
export async function* decodeChunked(
  source: AsyncIterable<Buffer | Failure>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer | Failure> {
  let buffer: Buffer = Buffer.alloc(0);
  let phase: Phase = 'header';
  let remaining = 0;
  for await (const bytes of source) {
    if (isFailure(bytes)) return yield bytes;
    buffer = buffer.length === 0 ? bytes : Buffer.concat([buffer, bytes]);
    for (let moved = true; moved && phase !== 'trailers'; ) {
      moved = false;
      if (phase === 'header') {
        const end = buffer.indexOf('\r\n');
        if (end < 0) break;
        const size = /^([0-9a-f]{1,10})(?:;|$)/i.exec(buffer.toString('latin1', 0, Math.min(end, maximumLine)))?.[1];
        if (size === undefined) return yield fail('InvalidRequest', 'A chunk header of the body is malformed.');
        remaining = Number.parseInt(size, 16);
        buffer = buffer.subarray(end + 2);
        phase = remaining === 0 ? 'trailers' : 'data';
        moved = true;
      } else if (phase === 'data' && buffer.length > 0) {
        const data = buffer.subarray(0, remaining);
        buffer = buffer.subarray(data.length);
        remaining -= data.length;
        phase = remaining === 0 ? 'gap' : 'data';
        moved = true;
        yield data;
      } else if (phase === 'gap' && buffer.length >= 2) {
        if (buffer.toString('latin1', 0, 2) !== '\r\n')
          return yield fail('InvalidRequest', 'A chunk of the body is malformed.');
        buffer = buffer.subarray(2);
        phase = 'header';
        moved = true;
      }
    }
    if (phase !== 'data' && buffer.length > maximumLine)
      return yield fail('InvalidRequest', 'A chunk header or the trailers of the body are too long.');
  }
  if (phase !== 'trailers') return yield fail('IncompleteBody');
  for (const line of buffer.toString('latin1').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}
