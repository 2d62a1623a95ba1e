import type { FormTexts } from '@reelform/engine';
import { getPercent, type UploadState } from '../upload-field/uploadState.ts';

/** Steps of the percentage that are spoken; every percent would drown everything else. */
const spokenStep = 25;

/** What is spoken about an upload: its start, every quarter, its end and its failure. `''` for the rest. */
export const getAnnouncement = (state: UploadState, texts: FormTexts): string => {
  switch (state.step) {
    case 'idle':
    case 'checking':
      return '';
    case 'uploading':
      return state.hold
        ? texts(state.hold)
        : texts('uploading', { percent: Math.floor(getPercent(state) / spokenStep) * spokenStep });
    case 'failed':
      return state.message;
    case 'done':
      return texts('uploaded');
  }
};
