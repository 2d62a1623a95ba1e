import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createFakeApi } from '../fixture/fakeApi.ts';
import { registerFile } from './registerFile.ts';
import type { FormTarget } from './uploadTarget.ts';

afterEach(() => vi.restoreAllMocks());

const target: FormTarget = {
  ...{ form: 'promotions/7', field: '/poster', path: 'promotions/7', title: 'Poster', formTitle: 'Promotions' },
  promotion: { filmmakerId: 1, programId: 7, role: 'director', type: 2 },
};
const stored = { key: 'promotions/7/poster.png', fileName: 'poster.png', checksum: undefined };
const minute = 60_000;

/** Registers over a server that is away for the first tries, each of which takes a while by the clock. */
const register = async (failures: number, takesMs: number) => {
  let past = 0;
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + past);
  let left = failures;
  const api = createFakeApi({
    'POST /filmmakers/films/promotion-assets/upload': () => {
      if (left === 0) return { data: 1 };
      left -= 1;
      past += takesMs;
      throw new ApiError(0, 'network', '');
    },
  });
  const options = { signal: new AbortController().signal, onWaiting: () => undefined };
  await registerFile(api, stored, target, { ...options, giveUpMs: minute, firstWaitMs: 0, longestWaitMs: 0 });
  return api.made.length;
};

it('a stored file is registered for as long as it was tried to be sent, and given up then', async () => {
  expect(await register(3, 15_000)).toBe(4);
  await expect(register(5, 15_000)).rejects.toThrow(ApiError);
});

it('what the device slept through counts as one try, for nobody has tried anything meanwhile', async () => {
  expect(await register(2, 60 * minute)).toBe(3);
});
