import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { reachCode } from './reachCode.ts';

const text = (key: string) => key;
const lost = new TypeError('Failed to fetch dynamically imported module');

/** A client whose server answers, or is away. */
const clientOf = (isThere: boolean): Pick<ApiClient, 'http'> => ({
  http: axios.create({
    adapter: async (config) => {
      if (!isThere) throw new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);
      return { data: '', status: 200, statusText: 'OK', headers: {}, config };
    },
  }),
});

beforeEach(() => vi.stubGlobal('window', { location: { href: 'https://portal.example/films' } }));
afterEach(() => vi.unstubAllGlobals());

describe('the code that an upload needs', () => {
  it('is asked for again where the server is in reach after all', async () => {
    const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('code');
    expect(await reachCode(load, clientOf(true), text)).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is said to be out of reach while the server is away', async () => {
    const load = vi.fn().mockRejectedValue(lost);
    await expect(reachCode(load, clientOf(false), text)).rejects.toMatchObject({ code: 'network', message: 'error.network' });
  });

  it('is said to be replaced where the server in reach no longer has it', async () => {
    const load = vi.fn().mockRejectedValue(lost);
    await expect(reachCode(load, clientOf(true), text)).rejects.toMatchObject({ code: 'outdated', message: 'app.outdated' });
  });
});
