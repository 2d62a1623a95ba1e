import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import { createConnection } from 'node:net';
import type { Config } from '../config.ts';
import { startEmbeddedS3 } from './embedded.ts';
import { createStorageProxy } from './proxy.ts';
import { createS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** An object store that is ready, and how to end it. */
export interface OpenStorage {
  readonly storage: Storage;
  /** For the embedded store: what lies below `/storage/`. */
  readonly proxy?: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** The host that addresses of the embedded store are signed for, whatever name the portal is reached under. */
const embeddedHost = 'storage.reelform';
const embeddedPath = '/storage';
const embeddedBucket = 'reelform';

/**
 * Opens the configured store: an external one, or our own in a process beside this one.
 * @param entry the embedded store's program
 * @throws when the embedded store does not start
 */
export async function openStorage(config: Config, entry: URL | string, log: (message: string) => void): Promise<OpenStorage> {
  const { storage } = config;
  const { signedSeconds } = config.uploads;
  if (storage.kind === 's3') {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle, writeOnce } = storage;
    const credentials = { accessKeyId, secretAccessKey };
    const client = { region, credentials, forcePathStyle, ...(endpoint !== undefined && { endpoint }) };
    return { storage: createS3Storage({ client, bucket, signedSeconds, writeOnce }), close: async () => undefined };
  }
  const store = await startEmbeddedS3({ dataDirectory: config.dataDirectory, entry, basePath: embeddedPath, log });
  const origin = `http://${embeddedHost}`;
  return {
    storage: createS3Storage({
      bucket: embeddedBucket,
      signedSeconds,
      client: {
        region: 'us-east-1',
        endpoint: `${origin}${embeddedPath}`,
        forcePathStyle: true,
        credentials: store.credentials,
        requestHandler: { httpAgent: createLocalAgent(() => store.port()) },
      },
      publish: (url) => `${config.publicOrigin ?? ''}${url.slice(origin.length)}`,
    }),
    proxy: createStorageProxy({ port: () => store.port(), host: embeddedHost }),
    close: () => store.stop(),
  };
}

/** An agent whose every connection goes to a port of this machine, whatever host the request is signed for. */
function createLocalAgent(port: () => number): Agent {
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => createConnection({ host: '127.0.0.1', port: port() });
  return agent;
}
