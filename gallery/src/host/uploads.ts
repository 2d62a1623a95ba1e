import type { UploadService } from '@reelform/engine';
import { passing } from './lookups.ts';

/** So many steps an upload takes, so that its progress can be seen. */
const steps = 20;

const stepMilliseconds = 120;

/** Uploads that go nowhere: files stay in the page, under an address of their own. */
export const createUploads = (): UploadService => {
  const kept = new Map<string, string>();
  return {
    async upload({ file, onControls, onProgress, signal }) {
      let isPaused = false;
      let step = 0;
      const tell = () =>
        onProgress({
          sentBytes: Math.round((file.size * step) / steps),
          totalBytes: file.size,
          ...(isPaused && { hold: 'paused' }),
        });
      const hold = (next: boolean) => () => {
        isPaused = next;
        tell();
      };
      onControls?.({ pause: hold(true), resume: hold(false) });
      while (step < steps) {
        await passing(signal, stepMilliseconds);
        if (isPaused) continue;
        step += 1;
        tell();
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
