import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme } from '../types.ts';
import type { Submitter } from './submitter.ts';

/** The question before an action, while it is asked; a theme without one leaves it to the browser. */
export function Question({
  submitter,
  Confirm,
}: {
  readonly submitter: Submitter;
  readonly Confirm: FormTheme['Confirm'];
}): ReactNode {
  const { root } = useFormParts();
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  const question = state.status === 'asking' ? state.action.confirm : undefined;

  useLayoutEffect(() => {
    if (!question) return undefined;
    const focused = root()?.ownerDocument.querySelector<HTMLElement>(':focus');
    return () => focused?.focus();
  }, [question, root]);

  useEffect(() => {
    if (question && !Confirm && submitter.state().status === 'asking') void submitter.answer(window.confirm(question.message));
  }, [question, Confirm, submitter]);

  if (!question || !Confirm) return null;
  return <Confirm {...question} onConfirm={() => void submitter.answer(true)} onCancel={() => void submitter.answer(false)} />;
}
