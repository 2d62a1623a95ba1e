import { hostMessage } from '@reelform/engine';
import type { UploadEvent } from './uploadState.ts';

/** What an upload that the host's service rejected comes to; `text` is said where its error has no words for people. */
export const failureOf = (error: unknown, text: string): Extract<UploadEvent, { readonly type: 'failed' }> => ({
  type: 'failed',
  message: hostMessage(error) || text,
  isFinal: error instanceof Error && 'isFinal' in error && error.isFinal === true,
});
