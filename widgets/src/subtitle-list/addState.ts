import type { CheckedSrt } from './srt/checkSrtFile.ts';

/**
 * Where the adding of a file stands.
 * - `refused`: it was not taken; `report` is there when the check found the reasons.
 * - `added`: it is stored; `report` has what the check warned of.
 */
export type AddState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking' }
  | { readonly step: 'uploading'; readonly percent: number }
  | { readonly step: 'refused'; readonly message: string; readonly report?: CheckedSrt }
  | { readonly step: 'added'; readonly report: CheckedSrt };

/** Whether a file is under way. */
export const isBusy = (state: AddState): boolean => state.step === 'checking' || state.step === 'uploading';
