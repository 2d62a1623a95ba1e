import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { sameDocument } from '@reelform/engine/validation';
import { type RefObject, useRef, useState } from 'react';
import type { NoticeKey } from '../../../portal/messages.ts';
import { sortSaveFailure } from '../saveFailure.ts';
import type { EditConflict } from './EditConflict.ts';

/** What is saved over the version that was opened, and how. */
export interface ComparedSave<Stored extends { readonly version: number }> {
  readonly handle: RefObject<FormHandle | null>;
  /** What was opened; what is handed in later changes nothing. `undefined` for what is new, and while it is fetched. */
  readonly opened: Stored | undefined;
  /** What the form begins with. */
  readonly dataOf: (stored: Stored) => JsonObject;
  /** What of the form's data is saved with it, and so compared. @default all */
  readonly entriesOf?: (data: JsonObject) => JsonObject;
  /** What stands in the form beside what is chosen of both. @default what `theirs` has of what is not compared */
  readonly beside?: (chosen: JsonObject, mine: JsonObject, theirs: JsonObject) => JsonObject;
  /** Key of the text that tells what was saved elsewhere. */
  readonly intro: NoticeKey;
  /** Saves over a version, or what is new. @throws as a call does; a conflict has what is stored by now as its data */
  readonly send: (submission: Submission, base: Stored | undefined) => Promise<SubmitOutcome>;
  /** What becomes of any other failure. */
  readonly fail: (error: unknown) => SubmitOutcome;
}

interface Clash<Stored> {
  readonly older: Stored | undefined;
  readonly newer: Stored;
  readonly submission: Submission;
}

const all = (data: JsonObject): JsonObject => data;

/**
 * Saves a form over the version that was opened. Where its entries were changed elsewhere meanwhile, both are handed
 * out to be compared; where something else was, nothing of that is written over.
 */
export function useComparedSave<Stored extends { readonly version: number }>(asked: ComparedSave<Stored>) {
  const { handle, opened, dataOf, entriesOf = all, beside, intro, send, fail } = asked;
  const base = useRef(opened);
  base.current ??= opened;
  const [clash, setClash] = useState<Clash<Stored>>();
  const entriesIn = (stored: Stored | undefined) => entriesOf(stored ? dataOf(stored) : {});

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const older = base.current;
    try {
      return await send(submission, older);
    } catch (error) {
      const failure = sortSaveFailure(error);
      if (failure.kind !== 'conflict') return fail(error);
      const newer = failure.newer as Stored; // the answer of the record's own call
      // Something else was saved, or just this by a save whose answer was lost: nothing is written over.
      const isHarmless = [entriesIn(older), entriesOf(submission.data)].some((one) => sameDocument(one, entriesIn(newer)));
      if (isHarmless && newer.version !== older?.version) {
        base.current = newer;
        return save(submission);
      }
      setClash({ older, newer, submission });
      return { ok: false, errors: [] };
    }
  };

  const conflict: EditConflict | undefined = clash && {
    intro,
    base: entriesIn(clash.older),
    mine: entriesOf(clash.submission.data),
    theirs: entriesIn(clash.newer),
    async settle(chosen) {
      setClash(undefined);
      base.current = clash.newer;
      const data = dataOf(clash.newer);
      const compared = entriesOf(data);
      const others =
        beside?.(chosen, clash.submission.data, data) ??
        Object.fromEntries(Object.entries(data).filter(([name]) => !Object.hasOwn(compared, name)));
      handle.current?.settle(data);
      handle.current?.replace({ ...others, ...chosen });
      await handle.current?.press(clash.submission.action);
    },
    leave: () => setClash(undefined),
  };
  return { conflict, save };
}
