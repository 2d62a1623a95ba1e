import type { JsonObject } from '@reelform/engine';

/** Entries that were to be saved over a version of what was edited that is not the newest. */
export interface EditConflict {
  /** What was edited, what is to be saved, and what somebody else has saved. */
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
  /** Saves the entries chosen of both over the newest version. */
  readonly settle: (chosen: JsonObject) => Promise<void>;
  /** Goes back to the form, whose entries stay. */
  readonly leave: () => void;
}
