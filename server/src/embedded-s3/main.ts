import { once } from 'node:events';
import { lockDirectory } from './lock.ts';
import { createEmbeddedS3 } from './server.ts';

/** What the child tells its parent over IPC once it listens. */
export interface ListeningMessage {
  readonly type: 'listening';
  readonly port: number;
}

/** Milliseconds to wait for the process before to give up the folder. */
const lockPatience = 10_000;

/** Milliseconds that requests under way are given at the end. */
const shutdownPatience = 5_000;

const { env } = process;
const directory = required('EMBEDDED_S3_DIRECTORY');
const accessKeyId = required('EMBEDDED_S3_ACCESS_KEY_ID');
const secretAccessKey = required('EMBEDDED_S3_SECRET_ACCESS_KEY');

// Set before anything is waited for: a parent may be gone at any time, and no child may outlive it.
let stop = (): void => process.exit(0);
process.on('disconnect', () => stop());
process.on('SIGTERM', () => stop());
// A terminal sends Ctrl-C to the parent too, which then stops this process in its own order.
process.on('SIGINT', () => undefined);
if (process.send !== undefined && !process.connected) process.exit(0);

const lock = await lockDirectory(directory, lockPatience);
if (lock.kind === 'busy') {
  process.stderr.write(`${directory} is in use by process ${lock.pid}\n`);
  process.exit(1);
}

const server = createEmbeddedS3({
  directory,
  accessKeyId,
  secretAccessKey,
  basePath: env['EMBEDDED_S3_BASE_PATH'] ?? '',
});
let stopping = false;
stop = () => {
  if (stopping) return;
  stopping = true;
  server.close(() => void lock.release().finally(() => process.exit(0)));
  // Connections kept alive become idle one by one as their requests end.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => server.closeAllConnections(), shutdownPatience).unref();
};
server.listen(Number(env['EMBEDDED_S3_PORT'] ?? 0), '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const message: ListeningMessage = {
  type: 'listening',
  port: typeof address === 'object' && address !== null ? address.port : 0,
};
process.send?.(message);

function required(name: string): string {
  const value = env[name];
  if (value !== undefined && value !== '') return value;
  process.stderr.write(`${name} is not set\n`);
  process.exit(1);
}
