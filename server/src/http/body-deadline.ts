import type { IncomingMessage } from 'node:http';

/**
 * Ends the connection of a request whose body has not come whole in time: one that is sent byte by byte is never silent,
 * and thousands of them would hold as many connections. `patienceMs` in ms.
 */
export function setBodyDeadline(request: IncomingMessage, patienceMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return;
  const timer = setTimeout(() => request.socket.destroy(), patienceMs).unref();
  const end = () => clearTimeout(timer);
  request.once('end', end).once('close', end);
}
