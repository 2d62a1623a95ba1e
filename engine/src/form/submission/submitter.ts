import { dropHidden, toPayload } from '../../validation/index.ts';
import { withoutEmptied } from '../../validation/payload.ts';
import type { FormAction, FormError } from '../../validation/types.ts';
import { shareStructure } from '../data/shareStructure.ts';
import { createListeners } from '../listeners.ts';
import type { FormStore } from '../storeTypes.ts';
import type { Submission, SubmitOutcome } from '../types.ts';
import { checkOutcome } from './checkOutcome.ts';

/**
 * Where the submission of a form stands. `attempt` counts refusals, so that each one can be announced; errors that
 * the host shows by itself do not take the focus, nor does what the host could not send (`failure`).
 */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' | 'busy'; readonly action: string }
  | { readonly status: 'refused'; readonly attempt: number; readonly by: RefusedBy };

type RefusedBy = 'press' | 'host' | 'failure';

/** The host's side of a submission. */
export interface SubmissionHost {
  /** Absent where JavaScript left it out. */
  readonly onSubmit: ((submission: Submission) => Promise<SubmitOutcome>) | undefined;
  readonly onAction: (name: string) => void;
  /** The form is disabled or read-only: nothing can be sent. */
  readonly isFrozen: boolean;
  /** The host has saved what was sent. */
  readonly onSaved: () => void;
}

/** Carries out the actions of one form. */
export interface Submitter {
  readonly state: () => SubmissionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setHost: (host: SubmissionHost) => void;
  /** Shows the errors on the form in the summary, without moving the focus. */
  readonly show: () => void;
  /** Leaves a refusal behind. */
  readonly clear: () => void;
  /** Goes back to what is saved. */
  readonly revert: () => void;
  /**
   * Presses the button `name`. While a submission is under way, and while the button is disabled, nothing happens.
   * Rejects with what the host's `onSubmit` rejects with; the form says that nothing was sent, and is usable again then.
   */
  readonly press: (name: string) => Promise<void>;
  /** Answers the question of the action that asks; rejects as `press` does. */
  readonly answer: (isConfirmed: boolean) => Promise<void>;
}

/** The submissions of the form in `store`. */
export function createSubmitter(store: FormStore): Submitter {
  const { subscribe, tell } = createListeners();
  let state: SubmissionState = { status: 'idle' };
  let host: SubmissionHost | undefined;
  let attempts = 0;

  const become = (next: SubmissionState) => {
    state = next;
    tell();
  };
  const refuse = (by: RefusedBy) => {
    attempts += 1;
    become({ status: 'refused', attempt: attempts, by });
  };

  const leave = () => {
    if (state.status === 'refused') become({ status: 'idle' });
  };
  const revert = () => {
    store.reset(store.saved());
    leave();
  };

  const send = async (action: FormAction, mode: Submission['mode'], to: SubmissionHost) => {
    const sent = store.data();
    const stored = store.saved();
    const data = toPayload(
      store.form,
      dropHidden(store.form, sent, store.context(), store.isDirty(), store.uploads.active() > 0),
      stored,
    );
    become({ status: 'busy', action: action.name });
    const endTrail = store.followRows();
    let isOther = false;
    const unwatch = store.onReplaced((_at, by) => {
      isOther ||= by === 'saved' && store.saved() !== stored;
    });
    let found: readonly FormError[] | undefined;
    let placeNow: ReturnType<typeof endTrail>;
    try {
      const outcome = await to.onSubmit?.({ action: action.name, mode, data });
      checkOutcome(outcome);
      // Of an answer without errors that JavaScript let through this throws: nothing was sent then, either.
      if (!outcome.ok) found = [...outcome.errors];
      become({ status: 'idle' });
    } catch (error) {
      refuse('failure');
      throw error;
    } finally {
      placeNow = endTrail();
      unwatch();
    }
    if (!found) {
      if (!isOther) store.settle(shareStructure(sent, withoutEmptied(sent, stored)));
      to.onSaved();
      return;
    }
    // What is said of the document that was sent says nothing of the one that the host shows by now.
    if (isOther) return;
    // Rows may have moved while the host was looking at them, and some of them were not sent.
    store.setHostErrors(found.map((error) => ({ ...error, path: placeNow(error.path) ?? '' })));
    if (found.length > 0) refuse('press');
  };

  const carryOut = async (action: FormAction, to: SubmissionHost) => {
    if (action.mode !== undefined) await send(action, action.mode, to);
    else if (action.does === 'reset') revert();
    else to.onAction(action.name);
  };

  /** @param isConfirmed the question of the action was answered */
  const begin = async (name: string, isConfirmed: boolean) => {
    const action = store.form.actions.find((candidate) => candidate.name === name);
    if (!action || !host || state.status === 'busy') return;
    const [answer] = action.mode ? store.drafts.awaited : [];
    if (answer) {
      become({ status: 'busy', action: name });
      const mayGoOn = await answer;
      become({ status: 'idle' });
      if (mayGoOn) await begin(name, isConfirmed);
      return;
    }
    store.flush();
    if (!store.holds(action.shownWhen) || !store.holds(action.enabledWhen)) return;
    if (host.isFrozen && (action.mode !== undefined || action.does !== undefined)) return;
    if (action.does === 'reset' && !store.isDirty()) return;
    // Also after the question: the host may have brought another document meanwhile.
    if (action.mode !== undefined && store.attempt(action.mode).length > 0) refuse('press');
    else if (!isConfirmed && action.confirm && store.holds(action.confirmWhen)) become({ status: 'asking', action: name });
    else await carryOut(action, host);
  };

  return {
    state: () => state,
    subscribe,
    setHost: (next) => {
      host = next;
    },
    show: () => refuse('host'),
    clear: leave,
    revert,
    press: (name) => begin(name, false),
    answer: async (isConfirmed) => {
      if (state.status !== 'asking') return;
      const { action } = state;
      become({ status: 'idle' });
      if (isConfirmed) await begin(action, true);
    },
  };
}
