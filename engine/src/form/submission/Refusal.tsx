import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { focusField, isBeingDrawn } from '../fields/focusField.ts';
import { NewsRegion } from '../news/NewsRegion.tsx';
import { useHeldWhilePressed } from '../press/useHeldWhilePressed.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme, SummaryLine } from '../types.ts';
import { useFormTexts } from '../useFormTexts.ts';
import type { Submitter } from './submitter.ts';
import { summaryLines } from './summaryLines.ts';

const NO_LINES: readonly SummaryLine[] = [];

/** How many things that hide each other are opened for one field. */
const MOST_PASSES = 8;

/** How often a field is looked for whose form is still being fetched, and the time between, in milliseconds. */
const MOST_WAITS = 200;
const WAIT_MS = 50;

/** What follows a refused submission: the summary, the focus on the first error, and an announcement. */
export function Refusal({
  submitter,
  Summary,
}: {
  readonly submitter: Submitter;
  readonly Summary: FormTheme['ErrorSummary'];
}): ReactNode {
  const { store, ids, lists, news, root } = useFormParts();
  const text = useFormTexts('form');
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  const shown = useSyncExternalStore(store.subscribe, store.shownErrors, store.shownErrors);
  const attempt = state.status === 'refused' ? state.attempt : undefined;
  const takesFocus = state.status === 'refused' && state.by === 'press';
  const [lines, setLines] = useState(NO_LINES);
  const titleOf = useCallback((count: number) => text(count === 1 ? 'summaryTitleOne' : 'summaryTitle', { count }), [text]);
  const [target, setTarget] = useState<{ readonly path: string; readonly pass: number; readonly waits: number }>();
  const goTo = useCallback((path: string) => setTarget({ path, pass: 0, waits: 0 }), []);
  const onGo = useCallback((line: SummaryLine) => goTo(line.path), [goTo]);

  useLayoutEffect(() => store.setGoTo(goTo), [store, goTo]);

  // What is opened is drawn before the focus goes into it, and may hide something more.
  useEffect(() => {
    if (!target) return undefined;
    if (target.pass < MOST_PASSES && store.reveal(target.path)) {
      setTarget({ ...target, pass: target.pass + 1 });
      return undefined;
    }
    const element = root();
    const idsAround = ids.idsAround(target.path);
    if (element && target.waits < MOST_WAITS && isBeingDrawn(element, idsAround)) {
      const again = setTimeout(() => setTarget({ ...target, pass: 0, waits: target.waits + 1 }), WAIT_MS);
      return () => clearTimeout(again);
    }
    lists.reveal(target.path, () => {
      if (element) focusField(element, ids.idsAround(target.path));
    });
    return undefined;
  }, [store, target, root, ids, lists]);

  const found = useRef(lines);
  useLayoutEffect(() => {
    found.current = attempt === undefined || shown.length === 0 ? NO_LINES : summaryLines(store, ids, root());
    setLines(found.current);
  }, [store, ids, root, shown, attempt]);

  useEffect(() => {
    if (attempt === undefined) return;
    news.say(titleOf(found.current.length));
    const [first] = found.current;
    if (first && takesFocus) onGo(first);
  }, [news, attempt, takesFocus, titleOf, onGo]);

  const drawn = useHeldWhilePressed(lines);
  return (
    <>
      {drawn.length > 0 && <Summary lines={drawn} title={titleOf(drawn.length)} onGo={onGo} />}
      <NewsRegion news={news} />
    </>
  );
}
