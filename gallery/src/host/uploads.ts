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
    async upload({ file, onProgress, onControls, signal }) {
      const totalBytes = file.size;
      let sentBytes = 0;
      let isHeld = false;
      const hold = (held: boolean) => {
        isHeld = held;
        onProgress({ sentBytes, totalBytes, ...(held && { hold: 'paused' as const }) });
      };
      onControls?.({ pause: () => hold(true), resume: () => hold(false) });
      for (let step = 1; step <= steps; step += 1) {
        do await pause(signal);
        while (isHeld);
        sentBytes = Math.round((totalBytes * step) / steps);
        onProgress({ sentBytes, totalBytes });
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
