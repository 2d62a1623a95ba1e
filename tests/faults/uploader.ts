import { createApiClient } from '../../app/src/api/client.ts';
import { createUploadBoard } from '../../app/src/uploads/uploadBoard.ts';
import type { Client } from '../api/client.ts';

/** Parts as small as S3 takes them, so that a small file has many. A busy machine is no fault: nothing is taken for dead. */
const smallParts = {
  singlePutBytes: 5_000_000,
  partBytes: 2 * 5 * 1024 ** 2,
  smallPartBytes: 5 * 1024 ** 2,
  partsAtOnce: 3,
  transfersAtOnce: 4,
  stallSeconds: 60,
  giveUpMinutes: 10,
  keepHours: 1,
};

/** The storage of one browser. */
export const createBrowserStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/**
 * The app's own uploads, as one visit of a person has them; everything goes through `url`.
 * @param changes of the settings
 */
export const openUploads = (
  url: string,
  person: Client,
  localStorage = createBrowserStorage(),
  changes: Partial<typeof smallParts> = {},
) => {
  const api = createApiClient(
    { siteApi: `${url}/api`, adminApi: `${url}/admin-api` },
    () => ({ tag: 'en', text: (key) => key }),
    () => undefined,
  );
  api.http.defaults.baseURL = url;
  api.http.defaults.headers.common['Origin'] = url;
  api.http.defaults.headers.common['Cookie'] = [...person.cookies].map((pair) => pair.join('=')).join('; ');
  const page = { localStorage, addEventListener: () => undefined, removeEventListener: () => undefined };
  return createUploadBoard({
    api,
    settings: { ...smallParts, ...changes },
    page,
    storageKey: 'uploads',
    unreachable: 'unreachable',
    unreadable: 'unreadable',
    stopped: 'stopped',
    retrying: { firstWaitMs: 100 },
  });
};
