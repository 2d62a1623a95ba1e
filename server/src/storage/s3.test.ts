import { expect, it } from 'vitest';
import { StorageDown, StorageRefused } from './storage.ts';
import { startAnsweringStore } from './testing.ts';

it.each([
  [403, StorageRefused],
  [503, StorageDown],
])('says with what status a store has answered that gives no reason: %i', async (status, Failure) => {
  const { storage, close } = await startAnsweringStore((_request, response) => response.writeHead(status).end());
  const failure: unknown = await storage.ensureBucket().catch((error: unknown) => error);
  close();
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toHaveProperty('message', `The object store failed: UnknownError (HTTP ${status})`);
});
