import { afterEach, describe, expect, it, vi } from 'vitest';
import { reachCode } from './reachCode.ts';

const text = (key: string) => key;
const lost = new TypeError('Failed to fetch dynamically imported module');

/** A server that answers, or is away. */
const serve = (isThere: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return { ok: true };
  });

afterEach(() => vi.unstubAllGlobals());

describe('the code that an upload needs', () => {
  it('is asked for again where the server is in reach after all', async () => {
    const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('code');
    serve(true);
    expect(await reachCode(load, text)).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is said to be out of reach while the server is away', async () => {
    const load = vi.fn().mockRejectedValue(lost);
    serve(false);
    await expect(reachCode(load, text)).rejects.toMatchObject({ code: 'network', message: 'error.network' });
  });

  it('is said to be replaced where the server in reach no longer has it', async () => {
    const load = vi.fn().mockRejectedValue(lost);
    serve(true);
    await expect(reachCode(load, text)).rejects.toMatchObject({ code: 'outdated', message: 'app.outdated' });
  });
});
