import type { UploadRequest } from '@reelform/engine';
import { toProgress } from './toProgress.ts';
import type { VideoUpload } from './videoUpload.ts';

/**
 * Tells a widget of an upload until it has ended; aborted by the widget's signal, it is thrown away.
 * @returns the object's key
 * @throws the signal's reason, and what ended the upload
 */
export const followUpload = async (
  upload: VideoUpload,
  { onProgress, onControls, signal }: Omit<UploadRequest, 'file'>,
): Promise<string> => {
  const cancel = () => void upload.cancel(signal.reason);
  const report = () => {
    const progress = toProgress(upload.state());
    if (progress) onProgress(progress);
  };
  const stopReporting = upload.subscribe(report);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  onControls?.({ pause: upload.pause, resume: upload.resume });
  report();
  try {
    return await upload.finished;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    stopReporting();
    signal.removeEventListener('abort', cancel);
  }
};
