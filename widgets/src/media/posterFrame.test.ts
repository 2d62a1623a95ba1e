// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { getPosterFrame } from './posterFrame.ts';

afterEach(() => vi.restoreAllMocks());

it('takes no picture of a film that was given up meanwhile, and lets go of it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  const made = vi.fn(() => 'blob:film');
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: revoked }));
  const film = new Blob(['x'], { type: 'video/mp4' });
  await expect(getPosterFrame(film, AbortSignal.abort())).resolves.toBeUndefined();
  expect(revoked).toHaveBeenCalledTimes(made.mock.calls.length);
  vi.unstubAllGlobals();
});
