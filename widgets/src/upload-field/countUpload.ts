import type { FormRuntime } from '@reelform/engine';

/**
 * Counts an upload as under way until it has ended or is cancelled: one that was given up holds nothing up any more, even
 * where the host hears of it late or never.
 *
 * @returns what says that it has ended
 */
export const countUpload = (uploads: FormRuntime['uploads'], signal: AbortSignal): (() => void) => {
  let isCounted = true;
  const end = () => {
    if (isCounted) uploads.end();
    isCounted = false;
  };
  uploads.begin();
  signal.addEventListener('abort', end);
  return end;
};
