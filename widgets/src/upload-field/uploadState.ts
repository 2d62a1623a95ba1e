import type { UploadProgress } from '@reelform/engine';

/** What an upload under way tells of itself beside its sizes. */
interface Movement {
  /** Why nothing moves; `undefined` while it does. */
  readonly hold?: UploadProgress['hold'] | undefined;
  /** How fast it moves; `undefined` while that is not known. */
  readonly pace?: UploadProgress['pace'] | undefined;
}

/**
 * Where one upload stands.
 * - `idle`: nothing under way; whether a file is stored already is the field's value, not this state's.
 * - `checking`: the chosen file is being looked at.
 * - `failed`: it was refused, broke off or was cancelled; `name` is the file's, where it is about one, and `retry` the file
 *   that can be tried again, if any.
 * - `done`: this visit's upload is stored under `value`.
 */
export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking'; readonly file: File }
  | ({ readonly step: 'uploading'; readonly file: File; readonly sent: number; readonly total: number } & Movement)
  | { readonly step: 'failed'; readonly message: string; readonly name: string | undefined; readonly retry: File | undefined }
  | { readonly step: 'done'; readonly value: string };

/** What happens to an upload. */
export type UploadEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'started' }
  | ({ readonly type: 'progressed'; readonly sent: number; readonly total: number } & Movement)
  /** An upload that began before the widget was drawn is shown here from now on. */
  | { readonly type: 'attached'; readonly file: File }
  /** It broke off, or, where that is final, was refused for good: the same file would be refused again. */
  | { readonly type: 'failed'; readonly message: string; readonly isFinal?: boolean }
  | { readonly type: 'cancelled'; readonly message: string }
  | { readonly type: 'finished'; readonly value: string }
  /** The form was reset: what failed before is of no interest any more. */
  | { readonly type: 'reset' }
  /** What was stored is taken away: what was said of it, or of a file that cannot be tried again, is over. */
  | { readonly type: 'removed' }
  /** What was stored could not be taken away. Another file that is under way takes its place all the same. */
  | { readonly type: 'kept'; readonly message: string }
  /** The field's value is now another one, by this upload or from outside (the form was reset, the video was removed). */
  | { readonly type: 'valueChanged'; readonly value: string | undefined };

/** How every upload begins. */
export const idle: UploadState = { step: 'idle' };

/** How an upload begins that broke off when its field left the page. */
export const brokenOff = (file: File, message: string): UploadState => ({
  step: 'failed',
  message,
  name: file.name,
  retry: file,
});

const fileOf = (state: UploadState) => (state.step === 'checking' || state.step === 'uploading' ? state.file : undefined);

/** The file that an upload is about and that has not arrived; `undefined` for none. */
export const unstoredFile = (state: UploadState): File | undefined => (state.step === 'failed' ? state.retry : fileOf(state));

/**
 * The state after an event. An event that does not belong to the state (progress that arrives after a cancel, for
 * instance) leaves it as it is, and progress never goes back or past the total.
 */
export const nextUploadState = (state: UploadState, event: UploadEvent): UploadState => {
  switch (event.type) {
    case 'chosen':
      return { step: 'checking', file: event.file };
    case 'refused':
      return { step: 'failed', message: event.message, name: fileOf(state)?.name, retry: undefined };
    case 'kept':
      return fileOf(state) ? state : { step: 'failed', message: event.message, name: undefined, retry: undefined };
    case 'started':
      return state.step === 'checking' ? { step: 'uploading', file: state.file, sent: 0, total: state.file.size } : state;
    case 'progressed': {
      if (state.step !== 'uploading') return state;
      const total = Math.max(event.total, 1);
      const sent = Math.min(Math.max(event.sent, state.sent), total);
      const { hold, pace } = event;
      const isSame = sent === state.sent && total === state.total && hold === state.hold && pace === state.pace;
      return isSame ? state : { ...state, sent, total, hold, pace };
    }
    case 'attached':
      return { step: 'uploading', file: event.file, sent: 0, total: event.file.size };
    case 'failed':
    case 'cancelled': {
      const file = fileOf(state);
      const retry = event.type === 'failed' && event.isFinal ? undefined : file;
      return file ? { step: 'failed', message: event.message, name: file.name, retry } : state;
    }
    case 'finished':
      return state.step === 'uploading' ? { step: 'done', value: event.value } : state;
    case 'reset':
      return state.step === 'failed' ? idle : state;
    case 'removed':
      return state.step === 'failed' && !state.retry ? idle : state;
    case 'valueChanged':
      return state.step === 'done' && state.value !== event.value ? idle : state;
  }
};

/** Whole percent of an upload under way, 0 to 100; rounded down, so that 100 means that every byte was sent. */
export const getPercent = ({ sent, total }: { readonly sent: number; readonly total: number }): number =>
  total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0;
