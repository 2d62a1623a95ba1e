import type { JsonObject } from '@reelform/engine';
import type { NoticeKey } from '../../../portal/messages.ts';

/** Entries that were to be saved over a version of what was edited that is not the newest. */
export interface EditConflict {
  /** Key of the text that tells what was saved elsewhere. */
  readonly intro: NoticeKey;
  /** What was edited, what is to be saved, and what somebody else has saved. */
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
  /** Saves the entries chosen of both over the newest version. */
  readonly settle: (chosen: JsonObject) => Promise<void>;
  /** Goes back to the form, whose entries stay. */
  readonly leave: () => void;
}
