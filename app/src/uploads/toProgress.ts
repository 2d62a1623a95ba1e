import type { UploadProgress } from '@reelform/engine';
import type { UploadState } from '@reelform/widgets/upload-core';

/** An upload's state as an upload widget shows it; `undefined` before anything is sent and once it is over. */
export const toProgress = (state: UploadState): UploadProgress | undefined => {
  if (!('sent' in state)) return undefined;
  const sizes = { sentBytes: state.sent, totalBytes: state.total };
  switch (state.step) {
    case 'sending':
      return { ...sizes, ...(state.pace && { pace: state.pace }) };
    case 'waiting':
      return { ...sizes, hold: state.reason };
    case 'paused':
      return { ...sizes, hold: 'paused' };
    case 'finishing':
      return sizes;
  }
};
