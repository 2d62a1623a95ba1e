import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StoreChild, startChild } from './child.ts';
import { type Credentials, keepCredentials } from './credentials.ts';

/** How the embedded store is started. */
export interface EmbeddedS3Setting {
  /** The server's data folder; the store keeps to `objects` inside. */
  dataDirectory: string;
  /** The program of the child process: the built `embedded-s3/main`. */
  entry: URL | string;
  /** The path in front of the buckets, part of what clients sign. @default '' */
  basePath?: string;
  /** Told of restarts and of what the child prints. */
  log: (message: string) => void;
}

/** A running embedded store. */
export interface EmbeddedStore {
  /** The port on 127.0.0.1, another one after a restart; 0 while the store is down. */
  port(): number;
  readonly credentials: Credentials;
  /** Stops the store after its requests under way, and does not restart it. Can be called twice. */
  stop(): Promise<void>;
}

/** Milliseconds before the first restart; doubled at each further one. */
const firstDelay = 200;
const longestDelay = 10_000;

/** Milliseconds a child must have listened for the next restart to be quick again. */
const steady = 30_000;

/** Milliseconds a child is given to end before it is killed; longer than it gives its requests. */
const stopPatience = 8_000;

/**
 * Starts the embedded object store in its own process and keeps it running.
 * Rejects when the first start fails, e.g. because another process uses the folder.
 */
export async function startEmbeddedS3(setting: EmbeddedS3Setting): Promise<EmbeddedStore> {
  const directory = join(setting.dataDirectory, 'objects');
  const credentials = await keepCredentials(join(directory, 'credentials.json'));
  const variables = {
    EMBEDDED_S3_DIRECTORY: directory,
    EMBEDDED_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    EMBEDDED_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    EMBEDDED_S3_BASE_PATH: setting.basePath ?? '',
    EMBEDDED_S3_PORT: '0',
  };
  let lastLine = '';
  const log = (line: string) => {
    lastLine = line;
    setting.log(line);
  };
  const start = () => startChild(setting.entry, variables, log);
  let child = start();
  let port = (await child.listening) ?? 0;
  if (port === 0) throw new Error(`the object store did not start (${await child.ended}): ${lastLine}`);
  const stopping = new AbortController();

  const keepRunning = async () => {
    let delay = firstDelay;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const how = await child.ended;
      port = 0;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > steady) delay = firstDelay;
      setting.log(`object store ended (${how}), starting it again in ${delay} ms`);
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      delay = Math.min(delay * 2, longestDelay);
      child = start();
      port = (await child.listening) ?? 0;
      if (port !== 0) setting.log('object store is back');
    }
  };
  const running = keepRunning();

  return {
    port: () => port,
    credentials,
    stop: async () => {
      stopping.abort();
      await endChild(child);
      await running;
    },
  };
}

async function endChild(child: StoreChild): Promise<void> {
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), stopPatience);
  await child.ended;
  clearTimeout(timer);
}
