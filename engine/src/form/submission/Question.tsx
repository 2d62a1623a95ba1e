import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
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
  const { root, store } = useFormParts();
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  const asking = state.status === 'asking' && state.action;
  // As the form says it now: its language may change while it asks.
  const question = store.form.actions.find(({ name }) => name === asking)?.confirm;

  // Kept while the page is hidden, where nothing has the focus.
  const opener = useRef<HTMLElement | null | undefined>(null);
  useLayoutEffect(() => {
    if (asking) opener.current ??= root()?.ownerDocument.querySelector<HTMLElement>(':focus');
    else {
      opener.current?.focus();
      opener.current = null;
    }
  }, [asking, root]);

  useEffect(() => {
    if (question && !Confirm && submitter.state().status === 'asking') void submitter.answer(window.confirm(question.message));
  }, [question, Confirm, submitter]);

  if (!question || !Confirm) return null;
  return <Confirm {...question} onConfirm={() => void submitter.answer(true)} onCancel={() => void submitter.answer(false)} />;
}
