import type { JsonObject } from '../../validation/types.ts';
import type { DraftOf } from '../draftOf.ts';

/** What the host answers to a save. It rejects when it could not be reached: the save is tried again. */
export type SaveOutcome<Document extends JsonObject = JsonObject> =
  | { readonly kind: 'saved' }
  /** The document was changed elsewhere (HTTP 409 or 412); `theirs` is the newer one. */
  | { readonly kind: 'conflict'; readonly theirs: DraftOf<Document> }
  /** Trying again would not help, for instance a refused verdict. */
  | { readonly kind: 'refused'; readonly message: string };

/** Where saving stands. */
export type AutosaveState<Document extends JsonObject = JsonObject> =
  | { readonly status: 'idle' }
  /** Something was changed; it is saved when the typing pauses. */
  | { readonly status: 'pending' }
  | { readonly status: 'saving' }
  /** `at`: milliseconds since 1970 (UTC). */
  | { readonly status: 'saved'; readonly at: number }
  /** `overlaps`: JSON pointers that both sides changed differently. */
  | { readonly status: 'conflict'; readonly theirs: DraftOf<Document>; readonly overlaps: readonly string[] }
  | {
      readonly status: 'failed';
      readonly reason: 'offline' | 'unreachable' | 'refused';
      /** What the host says of it; empty where the browser alone does: a text of the host's own is shown then. */
      readonly message: string;
      /** When it is tried again, milliseconds since 1970 (UTC); `undefined` when a person or the network must act first. */
      readonly retryAt: number | undefined;
    };

/**
 * How a conflict is settled.
 * - `mine`: my document is saved over theirs.
 * - `theirs`: their document replaces mine.
 * - `merge`: each side's changes are taken; where both changed the same field, mine stay.
 */
export type ConflictChoice = 'mine' | 'theirs' | 'merge';
