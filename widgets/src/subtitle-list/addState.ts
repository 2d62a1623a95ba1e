import type { UploadProgress } from '@reelform/engine';
import type { CheckedSrt } from './srt/checkSrtFile.ts';

/**
 * Where the adding of a file stands.
 * - `refused`: it was not taken; `report` is there when the check found the reasons, `file` when it did not arrive,
 *   `at` when the reason is the language that is not chosen.
 * - `added`: it is stored; `report` has what the check warned of.
 */
export type AddState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking'; readonly file: File }
  | {
      readonly step: 'uploading';
      readonly file: File;
      readonly percent: number;
      /** What it waits for; absent: it goes on. */
      readonly hold?: UploadProgress['hold'];
    }
  | {
      readonly step: 'refused';
      readonly message: string;
      readonly report?: CheckedSrt;
      readonly file?: File;
      readonly at?: 'language';
    }
  | { readonly step: 'added'; readonly report: CheckedSrt };

/** What is wrong with the language; `undefined`: nothing, as soon as one is chosen. */
export const getLanguageProblem = (state: AddState, language: string | undefined): string | undefined =>
  state.step === 'refused' && state.at === 'language' && language === undefined ? state.message : undefined;

/** What was wrong with a file. */
export const getFileProblem = (state: AddState): string | undefined =>
  state.step === 'refused' && state.at === undefined ? state.message : undefined;

/** Whether a file is under way. */
export const isBusy = (state: AddState): state is Extract<AddState, { step: 'checking' | 'uploading' }> =>
  state.step === 'checking' || state.step === 'uploading';
