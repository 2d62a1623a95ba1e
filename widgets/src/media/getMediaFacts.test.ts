import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { getMediaFacts } from './getMediaFacts.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads on the page when the page may start no worker', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('Script at another origin cannot be accessed.', 'SecurityError');
      }
    },
  );
  const file = new Blob([readFileSync(new URL('fixture/plain.mp4', import.meta.url))], { type: 'video/mp4' });
  await expect(getMediaFacts(file, 10_000, new AbortController().signal)).resolves.toMatchObject({ readable: true });
});
