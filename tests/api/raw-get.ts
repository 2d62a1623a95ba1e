import { type IncomingHttpHeaders, request } from 'node:http';

/** Gets a file as it travels, not unpacked as `fetch` would. */
export const rawGet = (url: string, path: string, acceptEncoding: string) =>
  new Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }>((done, fail) => {
    const sent = request(new URL(path, url), { headers: { 'accept-encoding': acceptEncoding } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', fail);
      reply.on('end', () => done({ headers: reply.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', fail).end();
  });
