import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of an unwanted body is read before the connection is given up. */
const limit = { bytes: 64 * 1024 * 1024, milliseconds: 60_000 };

/**
 * Ends an answer that is already written in full. When the client is still sending, its body is read and thrown
 * away first: closing a connection with unread bytes resets it, and the client may lose the answer.
 */
export async function endAfterDrain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) {
    response.end();
    return;
  }
  const drained = await drain(request);
  response.end();
  if (!drained) request.socket.destroySoon();
}

function drain(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let size = 0;
    const finish = (drained: boolean) => {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end).off('error', end);
      resolve(drained);
    };
    const end = () => finish(true);
    const count = (bytes: Buffer) => {
      size += bytes.length;
      if (size > limit.bytes) finish(false);
    };
    const timer = setTimeout(() => finish(false), limit.milliseconds);
    request.on('data', count).on('end', end).on('close', end).on('error', end).resume();
  });
}
