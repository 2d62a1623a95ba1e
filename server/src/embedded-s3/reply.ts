import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { endAfterDrain } from './drain.ts';
import { type Failure, s3Errors } from './errors.ts';
import { status } from './status.ts';
import { documentBytes, element, type Xml } from './xml.ts';

/** What an answer carries. */
export type Content =
  | { readonly kind: 'empty' }
  | { readonly kind: 'xml'; readonly root: Xml }
  | {
      readonly kind: 'stream';
      readonly length: number;
      readonly open: () => AsyncIterable<Buffer>;
      /** Called once, however the answer ends. */
      readonly close: () => Promise<void>;
    };

/** An answer to a call. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Content;
}

/** An answer without a body. */
export function emptyReply(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, content: { kind: 'empty' } };
}

/** An answer with an XML body. */
export function xmlReply(status: number, root: Xml, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, content: { kind: 'xml', root } };
}

/** The answer that tells a client of its failure, in the shape of the S3 API's error responses. */
export function failureReply({ failure, message, headers }: Failure, requestId: string): Reply {
  const fields = [element('Code', failure), element('Message', message), element('RequestId', requestId)];
  return xmlReply(s3Errors[failure].status, element('Error', fields), headers);
}

/** Sends an answer. Rejects only when the client or the disk fails while data is streamed. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const { content } = reply;
  if (content.kind === 'stream') {
    try {
      response.writeHead(reply.status, { 'content-length': content.length, ...reply.headers });
      if (request.method === 'HEAD' || content.length === 0) response.end();
      else await pipeline(content.open(), response);
    } finally {
      await content.close();
    }
    return;
  }
  const bytes = content.kind === 'xml' ? documentBytes(content.root) : Buffer.alloc(0);
  const type = content.kind === 'xml' ? { 'content-type': 'application/xml' } : {};
  const length = hasNoBody(reply.status) ? {} : { 'content-length': bytes.length };
  response.writeHead(reply.status, { ...length, ...type, ...reply.headers });
  if (request.method === 'HEAD' || bytes.length === 0) response.flushHeaders();
  else response.write(bytes);
  await endAfterDrain(request, response);
}

// RFC 9110: 204 has no Content-Length; on 304 it would be that of the object, which is not sent.
function hasNoBody(code: number): boolean {
  return code === status.noContent || code === status.notModified;
}
