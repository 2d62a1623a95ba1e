import type { Lanes } from './lanes.ts';
import type { PauseGate } from './pauseGate.ts';
import type { ProgressBoard } from './progressBoard.ts';
import type { UploadCalls } from './uploadCalls.ts';
import type { UploadSettings } from './uploadSettings.ts';

/** What the steps of one upload work with. */
export interface UploadRun {
  readonly calls: UploadCalls;
  readonly settings: UploadSettings;
  readonly lanes: Lanes;
  readonly gate: PauseGate;
  readonly board: ProgressBoard;
  /** Aborts when the upload is stopped or cancelled. */
  readonly signal: AbortSignal;
}
