import type { UploadControls } from '@reelform/engine';
import { idle, nextUploadState, type UploadEvent, type UploadState } from '../upload-field/uploadState.ts';

/** One file on its way into the field. */
export interface FileRun {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
  /** Holds it; `undefined` where the host cannot. */
  readonly controls: UploadControls | undefined;
}

/** What happens to the files under way. */
export type FileRunsEvent =
  | { readonly type: 'added'; readonly key: number; readonly file: File }
  | { readonly type: 'happened'; readonly key: number; readonly event: UploadEvent }
  | { readonly type: 'controlled'; readonly key: number; readonly controls: UploadControls }
  /** It is stored, or what failed was put aside. */
  | { readonly type: 'left'; readonly key: number };

/** The files under way after an event; the same list when nothing changed. */
export const nextFileRuns = (runs: readonly FileRun[], event: FileRunsEvent): readonly FileRun[] => {
  const { key } = event;
  const change = (to: (run: FileRun) => FileRun) => {
    const next = runs.map((run) => (run.key === key ? to(run) : run));
    return next.some((run, at) => run !== runs[at]) ? next : runs;
  };
  switch (event.type) {
    case 'added': {
      const { file } = event;
      return [...runs, { key, file, state: nextUploadState(idle, { type: 'chosen', file }), controls: undefined }];
    }
    case 'happened':
      return change((run) => {
        const state = nextUploadState(run.state, event.event);
        return state === run.state ? run : { ...run, state };
      });
    case 'controlled':
      return change((run) => ({ ...run, controls: event.controls }));
    case 'left':
      return runs.filter((run) => run.key !== key);
  }
};

/** Whether a file is still being looked at or sent. */
export const isUnderWay = ({ state }: FileRun): boolean => state.step === 'checking' || state.step === 'uploading';
