import { sameDocument } from '../../validation/sameDocument.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { JsonObject } from '../../validation/types.ts';
import { mergeDocuments } from '../data/mergeDocuments.ts';
import { hostMessage } from '../hostMessage.ts';
import { createListeners } from '../listeners.ts';
import type { AutosaveState, ConflictChoice, SaveOutcome } from './types.ts';

/** How often and how patiently a document is saved. */
export interface AutosaveTimes {
  /** Time without a change after which it is saved, in milliseconds. @default 1000 */
  readonly delayMs?: number | undefined;
  /** Time before the first retry, in milliseconds; each further one waits twice as long. @default 2000 */
  readonly retryMs?: number | undefined;
  /** Longest time between retries, in milliseconds. @default 60000 */
  readonly mostRetryMs?: number | undefined;
}

/** What a saver saves, and where it shows what came of it. */
export interface AutosaveTarget {
  /** The document as it stands, everything typed committed. */
  readonly read: () => JsonObject;
  /** Whether the document is the saved state as the form has it by now: the host may have brought another one. */
  readonly isSaved: () => boolean;
  readonly save: (data: JsonObject) => Promise<SaveOutcome>;
  /** `saved` is the saved state from now on; the fields stay as they are. */
  readonly settle: (saved: JsonObject) => void;
  /** Shows `data` as edited. */
  readonly replace: (data: JsonObject) => void;
  readonly isOnline: () => boolean;
  /** Whether nobody sees the page, which may end at any moment then. */
  readonly isHidden: () => boolean;
}

/** Saves one document by itself: one save at a time, changes meanwhile in the next one. */
export interface Autosaver {
  readonly state: () => AutosaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The document was changed. */
  readonly changed: () => void;
  /** Saves now what is not saved; what is under way already is not asked twice. */
  readonly saveNow: () => void;
  /** Nobody sees the page any more: what is not saved yet is saved now. What was refused would be refused again. */
  readonly hidden: () => void;
  /** The network is there again. */
  readonly online: () => void;
  /** Settles a conflict; does nothing without one. */
  readonly resolve: (choice: ConflictChoice) => void;
  /** The form is there again after {@link leave}. */
  readonly come: () => void;
  /** The form goes away: what is not saved yet is saved now, what is under way goes on, and nothing is tried again. */
  readonly leave: () => void;
}

/**
 * What the host answered.
 *
 * @throws a `TypeError`, which is for developers, about an answer that is none; a server's own words may stand in its place
 */
const answered = (outcome: SaveOutcome | undefined): SaveOutcome => {
  const isAnswer =
    outcome?.kind === 'saved' || outcome?.kind === 'refused' || (outcome?.kind === 'conflict' && isNode(outcome.theirs));
  if (isAnswer) return outcome;
  throw new TypeError(
    "'save' of useAutosave resolves to { kind: 'saved' }, { kind: 'conflict', theirs } or { kind: 'refused', message }.",
  );
};

/** A saver of `target`, whose saved state is `saved`. */
export function createAutosaver(target: AutosaveTarget, saved: JsonObject, times: AutosaveTimes = {}): Autosaver {
  const { delayMs = 1000, retryMs = 2000, mostRetryMs = 60_000 } = times;
  const { subscribe, tell } = createListeners();
  let state: AutosaveState = { status: 'idle' };
  let base = saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isLeft = false;
  let failures = 0;

  const become = (next: AutosaveState) => {
    state = next;
    tell();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const fail = (error: unknown) => {
    const message = hostMessage(error);
    if (isLeft || !target.isOnline()) {
      become({ status: 'failed', reason: isLeft ? 'unreachable' : 'offline', message, retryAt: undefined });
      return;
    }
    const wait = Math.min(retryMs * 2 ** failures, mostRetryMs);
    failures += 1;
    become({ status: 'failed', reason: 'unreachable', message, retryAt: Date.now() + wait });
    later(wait);
  };
  const soon = () => {
    if (state.status !== 'pending') become({ status: 'pending' });
    if (isLeft || target.isHidden()) void run();
    else later(delayMs);
  };
  const conflict = (theirs: JsonObject) =>
    become({ status: 'conflict', theirs, overlaps: mergeDocuments(base, target.read(), theirs).overlaps });
  const take = (outcome: SaveOutcome, sent: JsonObject) => {
    failures = 0;
    switch (outcome.kind) {
      case 'saved':
        base = sent;
        target.settle(sent);
        if (sameDocument(target.read(), sent)) become({ status: 'saved', at: Date.now() });
        else soon();
        break;
      case 'conflict':
        conflict(outcome.theirs);
        break;
      case 'refused':
        become({ status: 'failed', reason: 'refused', message: outcome.message, retryAt: undefined });
        // What was changed since may be what was asked for.
        if (!sameDocument(target.read(), sent)) soon();
        break;
    }
  };

  async function run(): Promise<void> {
    if (isSaving || state.status === 'conflict') return;
    const sent = target.read();
    clearTimeout(timer);
    if (target.isSaved()) base = sent;
    if (sameDocument(sent, base)) {
      if (state.status !== 'saved') become({ status: 'idle' });
      return;
    }
    isSaving = true;
    become({ status: 'saving' });
    // A host may throw before it has made a promise.
    const saving = new Promise<SaveOutcome>((answer) => answer(target.save(sent)));
    const outcome = await saving.then(answered).then(
      (answer) => () => take(answer, sent),
      (error: unknown) => () => fail(error),
    );
    isSaving = false;
    outcome();
  }

  const retry = () => {
    if (state.status === 'failed' && state.reason !== 'refused') void run();
  };

  const hidden = () => {
    target.read(); // what is still being typed is committed by it
    clearTimeout(timer);
    if (state.status === 'pending') void run();
    else retry();
  };

  return {
    state: () => state,
    subscribe,
    changed: () => {
      if (isSaving) return;
      // What is typed meanwhile may be what they have changed, too.
      if (state.status === 'conflict') conflict(state.theirs);
      else soon();
    },
    saveNow: () => void run(),
    hidden,
    online: retry,
    resolve: (choice) => {
      if (state.status !== 'conflict') return;
      const { theirs } = state;
      const { merged } = mergeDocuments(base, target.read(), theirs);
      base = theirs;
      become({ status: 'pending' });
      target.settle(theirs);
      if (choice === 'merge') target.replace(merged);
      if (choice === 'theirs') target.replace(theirs);
      void run();
    },
    come: () => {
      isLeft = false;
      retry();
    },
    leave: () => {
      isLeft = true;
      hidden();
    },
  };
}
