import type { SubmitOutcome } from '@reelform/engine';
import { sortSaveFailure } from './saveFailure.ts';

/**
 * What a form is told of a save that failed: complaints at their fields, or nothing where something else says it.
 * @param say shows a text that belongs to no field; `undefined`: the server gave none
 */
export const toOutcome = (error: unknown, say: (message: string | undefined) => void): SubmitOutcome => {
  const failure = sortSaveFailure(error);
  if (failure.kind === 'fields') return { ok: false, errors: failure.errors };
  if (failure.kind === 'message') say(failure.message);
  if (failure.kind === 'conflict' && error instanceof Error) say(error.message);
  return { ok: false, errors: [] };
};
