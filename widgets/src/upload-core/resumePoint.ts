import type { PartPlan } from './partPlan.ts';
import type { MultipartName } from './uploadCalls.ts';

/** All that is needed to go on with an upload in parts. */
export interface ResumePoint {
  readonly upload: MultipartName;
  readonly plan: PartPlan;
}

/** Remembers where an upload stands, outside of the page. */
export interface ResumeMemory {
  /** Where the upload stood; `undefined` for a new one. */
  recall(): ResumePoint | undefined;
  keep(point: ResumePoint, sentBytes: number): void;
  forget(): void;
}
