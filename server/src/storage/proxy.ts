import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { endAfterDrain } from '../embedded-s3/drain.ts';
import { fail } from '../embedded-s3/errors.ts';
import { failureReply, sendReply } from '../embedded-s3/reply.ts';

/** Where a proxied request goes. */
export interface StorageProxyOptions {
  /** The store's port on 127.0.0.1; 0 while it is down. */
  port(): number;
  /** The Host that URLs are signed for, whatever address the portal is reached under. */
  host: string;
}

/** Headers of one connection (RFC 9110, section 7.6.1), and those that are not the store's business. */
const dropped = [
  'connection',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Makes a handler that passes requests through to the embedded store, and its answers back. Bodies are streamed
 * both ways at the pace of the slower side; a client that goes away takes its request to the store with it.
 */
export function createStorageProxy({
  port,
  host,
}: StorageProxyOptions): (request: IncomingMessage, response: ServerResponse) => void {
  // A new connection costs a fraction of a millisecond here; a kept one could turn out dead in the middle of a body.
  const agent = new Agent({ keepAlive: false });
  return (request, response) => {
    const target = port();
    if (target === 0) {
      answerDown(request, response);
      return;
    }
    const upstream = httpRequest({
      agent,
      host: '127.0.0.1',
      port: target,
      method: request.method,
      path: request.url,
      headers: { ...endToEnd(request.headers), ...(isWholeObject(request) && { 'if-none-match': '*' }), host },
    });
    connect(request, response, upstream);
  };
}

/**
 * Whether a request puts an object, not a part of one. Its address is good as long as its signature, also after what it
 * brought was checked: other bytes must not take the place of those.
 */
const isWholeObject = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' && !new URLSearchParams(url.slice(url.indexOf('?'))).has('uploadId');

function connect(request: IncomingMessage, response: ServerResponse, upstream: ClientRequest): void {
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 0, endToEnd(answer.headers));
    // An answer may come before the body has gone through: the rest is then nobody's, and is drained.
    answer.on('end', () => {
      request.unpipe(upstream);
      endAfterDrain(request, response).catch(() => response.destroy());
    });
    answer.on('error', () => response.destroy());
    answer.pipe(response, { end: false });
  });
  upstream.on('error', () => {
    request.unpipe(upstream);
    if (!response.headersSent) answerDown(request, response);
  });
  // Once the answer has ended, Node no longer listens to the socket for us, and an error nobody hears ends the process.
  upstream.on('socket', (socket) => socket.on('error', () => undefined));
  response.on('close', () => upstream.destroy());
  // An error of the request is always followed by the close of its response.
  request.on('error', () => undefined);
  request.pipe(upstream);
}

function answerDown(request: IncomingMessage, response: ServerResponse): void {
  const reply = failureReply(fail('ServiceUnavailable'), '');
  const headers = { ...reply.headers, 'retry-after': '1' };
  sendReply(request, response, { ...reply, headers }).catch(() => response.destroy());
}

function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && !dropped.includes(name)) kept[name] = value;
  return kept;
}
