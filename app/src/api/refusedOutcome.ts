import type { SubmitOutcome } from '@reelform/engine';
import { ApiError, messageOf } from './ApiError.ts';

/** What a form shows of a failed call: complaints on their fields; without any the message is handed to `show`. */
export const refusedOutcome = (error: unknown, show: (message: string) => void, fallback: string): SubmitOutcome => {
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length === 0) show(messageOf(error, fallback));
  return { ok: false, errors };
};
