import { dirname, join } from 'node:path';
import { createCompileQueue } from './compileQueue.ts';
import { createGalleryServer } from './createGalleryServer.ts';

const root = process.cwd();
const built = dirname(import.meta.dirname);
const queue = createCompileQueue(join(built, 'server/compileWorker.js'), root);
const server = createGalleryServer({ root, page: join(built, 'page'), queue });

const port = Number(process.env['PORT'] ?? 4400);
server.once('error', ({ message }) => {
  process.stderr.write(`${message}\nSet PORT to another one.\n`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => process.stdout.write(`The gallery is at http://localhost:${port}\n`));

const stop = () => {
  server.close();
  server.closeAllConnections();
  void queue.close();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
