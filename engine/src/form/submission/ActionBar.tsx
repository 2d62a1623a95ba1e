import { type ReactNode, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { FormModule } from '../../validation/types.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme } from '../types.ts';
import type { Submitter } from './submitter.ts';

/** The form's buttons that are to be there: disabled while their condition does not hold, and while a submission is under way. */
export function ActionBar({
  form,
  submitter,
  Actions,
  isFrozen,
  onPress,
}: {
  /** As it is now: rjsf's form hands new texts of its language on where it can tell the two apart. */
  readonly form: FormModule;
  readonly submitter: Submitter;
  readonly Actions: FormTheme['Actions'];
  /** The form is disabled or read-only: nothing can be sent. */
  readonly isFrozen: boolean;
  readonly onPress: (name: string) => void;
}): ReactNode {
  const { store } = useFormParts();
  const { actions } = form;
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  const readHeldBack = () => store.heldBack() !== undefined;
  const isHeldBack = useSyncExternalStore(store.subscribe, readHeldBack, readHeldBack);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // What came with the buttons holds them back before they are told of changes.
    if ((store.heldBack() !== undefined) !== isHeldBack) look();
  });
  const readHeld = () =>
    actions.map((action) => (store.holds(action.shownWhen) ? Number(store.holds(action.enabledWhen)) : '-')).join('');
  const held = useSyncExternalStore(store.subscribe, readHeld, readHeld);

  return (
    <Actions
      onPress={onPress}
      actions={actions
        .map((action, index) => ({
          action,
          isShown: held[index] !== '-' && !(isHeldBack && action.mode === 'strict'),
          busy: state.status === 'busy' && state.action === action.name,
          disabled:
            held[index] === '0' || ((action.mode ?? action.does) !== undefined && (isFrozen || state.status === 'busy')),
        }))
        .filter(({ isShown }) => isShown)
        .map(({ isShown, ...drawn }) => drawn)}
    />
  );
}
