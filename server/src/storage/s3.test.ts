import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createS3Storage } from './s3.ts';
import { StorageDown, StorageRefused } from './storage.ts';

it.each([
  [403, StorageRefused],
  [503, StorageDown],
])('says with what status a store has answered that gives no reason: %i', async (status, Failure) => {
  const store = createServer((_request, response) => response.writeHead(status).end());
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const storage = createS3Storage({
    bucket: 'b',
    signedSeconds: 60,
    client: {
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      region: 'x',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    },
  });
  const failure: unknown = await storage.ensureBucket().catch((error: unknown) => error);
  store.close();
  store.closeAllConnections();
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toHaveProperty('message', `The object store failed: UnknownError (HTTP ${status})`);
});
