import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { focusField } from '../fields/focusField.ts';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme, SummaryLine } from '../types.ts';
import { useFormTexts } from '../useFormTexts.ts';
import type { Submitter } from './submitter.ts';
import { summaryLines } from './summaryLines.ts';

const OFF_SCREEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** How many things that hide each other are opened for one field. */
const MOST_PASSES = 8;

/** What follows a refused submission: the summary, the focus on the first error, and an announcement. */
export function Refusal({
  submitter,
  Summary,
}: {
  readonly submitter: Submitter;
  readonly Summary: FormTheme['ErrorSummary'];
}): ReactNode {
  const { store, ids, root } = useFormParts();
  const text = useFormTexts('form');
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  const shown = useSyncExternalStore(store.subscribe, store.shownErrors, store.shownErrors);
  const attempt = state.status === 'refused' ? state.attempt : undefined;
  const takesFocus = state.status === 'refused' && state.by === 'press';
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const [announced, setAnnounced] = useState({ attempt: 0, text: '' });
  const titleOf = useCallback((count: number) => text(count === 1 ? 'summaryTitleOne' : 'summaryTitle', { count }), [text]);
  const [target, setTarget] = useState<{ readonly path: string; readonly pass: number }>();
  const goTo = useCallback((path: string) => setTarget({ path, pass: 0 }), []);
  const onGo = useCallback((line: SummaryLine) => goTo(line.path), [goTo]);

  useLayoutEffect(() => store.setGoTo(goTo), [store, goTo]);

  // What is opened is drawn before the focus goes into it, and may hide something more.
  useEffect(() => {
    if (!target) return;
    if (target.pass < MOST_PASSES && store.reveal(target.path)) {
      setTarget({ ...target, pass: target.pass + 1 });
      return;
    }
    const element = root();
    if (element) focusField(element, ids.idsAround(target.path));
  }, [store, target, root, ids]);

  useLayoutEffect(() => {
    setLines(attempt === undefined || shown.length === 0 ? [] : summaryLines(store, ids, root()));
  }, [store, ids, root, shown, attempt]);

  useEffect(() => {
    if (attempt === undefined) return;
    const found = summaryLines(store, ids, root());
    setAnnounced({ attempt, text: titleOf(found.length) });
    const [first] = found;
    if (first && takesFocus) onGo(first);
  }, [store, ids, root, attempt, takesFocus, titleOf, onGo]);

  const drawn = useHeldWhilePressed(lines);
  return (
    <>
      {drawn.length > 0 && <Summary lines={drawn} title={titleOf(drawn.length)} onGo={onGo} />}
      <div role="status" aria-live="polite" style={OFF_SCREEN}>
        <span key={announced.attempt}>{announced.text}</span>
      </div>
    </>
  );
}
