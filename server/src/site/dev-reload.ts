import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const script = `let lost = false;
const events = new EventSource('/dev/reload');
events.onopen = () => lost && location.reload();
events.onerror = () => (lost = true);
`;

/** Lets open pages reload once the server is back after a restart. */
export function registerDevReload(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/dev/reload', (_request, reply) => {
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 300\n\n');
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  app.addHook('preClose', (done) => {
    for (const response of open) response.end();
    done();
  });
}
