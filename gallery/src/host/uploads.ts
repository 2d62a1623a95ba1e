import type { UploadService } from '@reelform/engine';

/** So many steps an upload takes, so that its progress can be seen. */
const steps = 20;

const pause = (signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const timer = setTimeout(done, 120);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });

/** Uploads that go nowhere: files stay in the page, under an address of their own. */
export const createUploads = (): UploadService => {
  const kept = new Map<string, string>();
  return {
    async upload({ file, onProgress, signal }) {
      for (let step = 1; step <= steps; step += 1) {
        await pause(signal);
        onProgress({ sentBytes: Math.round((file.size * step) / steps), totalBytes: file.size });
      }
      const value = `films/1/assets/${crypto.randomUUID()}-${file.name}`;
      kept.set(value, URL.createObjectURL(file));
      return { value };
    },
    async remove(value) {
      const address = kept.get(value);
      if (address !== undefined) URL.revokeObjectURL(address);
      kept.delete(value);
    },
    previewUrl: async (value) => kept.get(value),
  };
};
