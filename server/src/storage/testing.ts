import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3Storage } from './s3.ts';

/** Storage in an external store that answers as a test wants it to. */
export async function startAnsweringStore(answer: RequestListener) {
  const store = createServer(answer);
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
  const close = () => {
    store.close();
    store.closeAllConnections();
  };
  return { storage, close };
}
