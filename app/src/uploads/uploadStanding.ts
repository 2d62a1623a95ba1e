import { type FormTarget, isSavedWithForm } from './uploadTarget.ts';
import type { VideoUpload } from './videoUpload.ts';

/** A stored file that waits to be saved with its form. */
export interface WaitingFile extends Pick<FormTarget, 'field'> {
  readonly key: string;
  readonly fileName: string;
}

type Standing = Pick<VideoUpload, 'state' | 'target'>;

/** Whether an upload still needs the page. */
export const isUnderWay = ({ state }: Pick<Standing, 'state'>): boolean =>
  !['done', 'failed', 'stopped'].includes(state().step);

/** Whether an upload gets on by itself just now: it is not held, and its link is not broken. */
export const isMoving = ({ state }: Pick<Standing, 'state'>): boolean =>
  ['preparing', 'sending', 'finishing'].includes(state().step);

/** The key of a file that waits to be saved with its form; `undefined` for every other upload. */
export const getWaitingKey = ({ state, target }: Standing): string | undefined => {
  const now = state();
  return now.step === 'done' && isSavedWithForm(target) ? now.key : undefined;
};
