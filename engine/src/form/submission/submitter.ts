import { dropHidden, toPayload } from '../../validation/index.ts';
import type { FormAction } from '../../validation/types.ts';
import type { FormStore } from '../formStore.ts';
import type { Submission, SubmitOutcome } from '../types.ts';

/**
 * Where the submission of a form stands. `attempt` counts refusals, so that each one can be announced; errors that
 * the host shows by itself do not take the focus.
 */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly action: string }
  | { readonly status: 'refused'; readonly attempt: number; readonly by: 'press' | 'host' };

/** The host's side of a submission. */
export interface SubmissionHost {
  readonly onSubmit: (submission: Submission) => Promise<SubmitOutcome>;
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
  /**
   * Presses the button `name`. While a submission is under way, and while the button is disabled, nothing happens.
   * Rejects with what the host's `onSubmit` rejects with; the form is usable again then.
   */
  readonly press: (name: string) => Promise<void>;
}

/** The submissions of the form in `store`. */
export function createSubmitter(store: FormStore): Submitter {
  const { form } = store;
  const listeners = new Set<() => void>();
  let state: SubmissionState = { status: 'idle' };
  let host: SubmissionHost | undefined;
  let attempts = 0;

  const become = (next: SubmissionState) => {
    state = next;
    for (const notify of [...listeners]) notify();
  };
  const refuse = (by: 'press' | 'host') => {
    attempts += 1;
    become({ status: 'refused', attempt: attempts, by });
  };

  const send = async (action: FormAction, mode: Submission['mode'], to: SubmissionHost) => {
    const sent = store.data();
    const data = toPayload(form, dropHidden(form, sent, store.context(), store.isDirty()));
    become({ status: 'busy', action: action.name });
    let outcome: SubmitOutcome;
    try {
      outcome = await to.onSubmit({ action: action.name, mode, data });
    } finally {
      become({ status: 'idle' });
    }
    if (outcome.ok) {
      store.settle(sent);
      to.onSaved();
      return;
    }
    store.setHostErrors(outcome.errors);
    if (outcome.errors.length > 0) refuse('press');
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setHost: (next) => {
      host = next;
    },
    show: () => refuse('host'),
    clear: () => {
      if (state.status === 'refused') become({ status: 'idle' });
    },
    press: async (name) => {
      const action = form.actions.find((candidate) => candidate.name === name);
      if (!action || !host || state.status === 'busy') return;
      store.flush();
      if (!store.holds(action.enabledWhen)) return;
      if (action.mode === undefined) host.onAction(name);
      else if (host.isFrozen) return;
      else if (store.attempt(action.mode).length > 0) refuse('press');
      else await send(action, action.mode, host);
    },
  };
}
