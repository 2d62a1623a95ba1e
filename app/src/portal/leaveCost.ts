import type { FormHandle } from '@reelform/engine';
import type { NoticeKey } from './messages.ts';

/**
 * What is lost by leaving a form: nothing; entries, which this device keeps, or which are `unkept`; the sight of an upload that
 * goes on, beside entries of which the same holds.
 */
export type LeaveCost = 'nothing' | 'entries' | 'unkept' | 'upload' | 'uploadUnkept';

/** Key of what is said of each cost before it is paid. */
export const leaveQuestions = {
  entries: 'film.leaveMessage',
  unkept: 'film.leaveUnsaved',
  upload: 'film.leaveUpload',
  uploadUnkept: 'film.leaveUploadUnsaved',
} as const;

/** What leaving the form would cost now. @param uploads how many of its uploads are under way */
export const costOf = (handle: FormHandle | null, uploads = 0): LeaveCost => {
  const isKept = handle?.isKept() ?? true;
  if (uploads > 0) return isKept ? 'upload' : 'uploadUnkept';
  if (!handle?.isDirty()) return 'nothing';
  return isKept ? 'entries' : 'unkept';
};

/** Key of what is said before the form is left; `undefined` where nothing would be lost. */
export const questionOf = (handle: FormHandle | null): NoticeKey | undefined => {
  const cost = costOf(handle);
  return cost === 'nothing' ? undefined : leaveQuestions[cost];
};
