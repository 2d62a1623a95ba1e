import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusField, isBeingDrawn, MOST_WAITS, WAIT_MS } from '../fields/focusField.ts';
import { NewsRegion } from '../news/NewsRegion.tsx';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme, SummaryLine } from '../types.ts';
import { useFormTexts } from '../useFormTexts.ts';
import { useSameValue } from '../useSameValue.ts';
import type { Submitter } from './submitter.ts';
import { summaryLines } from './summaryLines.ts';

const NO_LINES: readonly SummaryLine[] = [];
const NOT_REFUSED = { attempt: undefined, by: undefined };

/** How many things that hide each other are opened for one field. */
const MOST_PASSES = 8;

/** A field that the focus is led to, how many things were opened for it, and how often it was waited for. */
interface Target {
  readonly path: string;
  readonly pass: number;
  readonly waits: number;
  /** The host asks for it, which may know no place that is there. @default false */
  readonly isAsked?: boolean;
}

/**
 * What follows a refused submission: the summary, the focus on the first error, and an announcement. Where the host could
 * not send it, the summary says so, and the focus stays on the button that tries again.
 */
export function Refusal({
  submitter,
  Summary,
}: {
  readonly submitter: Submitter;
  readonly Summary: FormTheme['ErrorSummary'];
}): ReactNode {
  const { store, ids, undrawn, news, root } = useFormParts();
  const text = useFormTexts('form');
  const state = useSyncExternalStore(submitter.subscribe, submitter.state, submitter.state);
  // Errors come and go, and a field that another entry brings in the place of one may have another name.
  useSyncExternalStore(store.subscribe, store.shownErrors, store.shownErrors);
  useSyncExternalStore(store.subscribe, store.data, store.data);
  const { attempt, by } = state.status === 'refused' ? state : NOT_REFUSED;
  const read = useCallback(() => {
    const found = summaryLines(store, ids, root());
    const unsent = { path: '', keyword: 'unsent', message: text('unsent'), label: '', controlId: undefined };
    return by === 'failure' ? [unsent, ...found] : found;
  }, [store, ids, root, text, by]);
  // Worked out while drawing, so that the summary comes in one go with the messages at the fields.
  const early = useSameValue(by ? read() : NO_LINES);
  const [late, setLate] = useState({ early: NO_LINES, lines: NO_LINES });
  const lines = late.early === early ? late.lines : early;
  // What is said of the whole form is no entry to check.
  const titleOf = useCallback(
    (lines: readonly SummaryLine[]) => {
      const count = lines.filter(({ path }) => path).length;
      return text(count && by !== 'failure' ? 'summaryTitle' : 'unsentTitle', { count });
    },
    [text, by],
  );
  const [target, setTarget] = useState<Target>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // What is opened is drawn before the focus goes into it, and may hide something more.
  const lead = useCallback(
    (target: Target) => {
      const { path, pass, waits } = target;
      clearTimeout(waiting.current);
      undrawn.finish(() => {
        if (pass < MOST_PASSES && store.reveal(path)) {
          setTarget({ ...target, pass: pass + 1 });
          return;
        }
        const element = root();
        if (element && waits < MOST_WAITS && isBeingDrawn(element, ids.idsAround(path))) {
          waiting.current = setTimeout(() => setTarget({ ...target, pass: 0, waits: waits + 1 }), WAIT_MS);
          return;
        }
        undrawn.reveal(path, () => {
          const around = ids.idsAround(path);
          const isNowhere = target.isAsked && path && around[0] === ids.idOf('');
          if (element && !isNowhere) focusField(element, around);
        });
      });
    },
    [store, root, ids, undrawn],
  );
  // JavaScript may hand over what is no text, for which the form would be taken down while drawing.
  const goTo = useCallback((path: string) => setTarget({ path: String(path), pass: 0, waits: 0, isAsked: true }), []);
  const onGo = useCallback(({ path }: SummaryLine) => setTarget({ path, pass: 0, waits: 0 }), []);

  useLayoutEffect(() => store.setGoTo(goTo), [store, goTo]);
  const led = useRef<Target>(undefined);
  useEffect(() => {
    // A form that was hidden for a while leads nowhere anew.
    if (target && target !== led.current) lead(target);
    led.current = target;
  }, [target, lead]);

  const leadsOn = useCallback(({ path, controlId }: SummaryLine) => path === '' || ids.idsAround(path)[0] === controlId, [ids]);
  const found = useRef(lines);
  useLayoutEffect(() => {
    found.current = early;
    // Without lines nothing is asked for: what is still to be drawn would be drawn at once for them.
    if (early.length === 0) return;
    // Lines stand in the order of the page, which a field has no place on before it is drawn.
    undrawn.finish(() => {
      if (early.every(leadsOn)) return;
      found.current = read();
      setLate({ early, lines: found.current });
    });
  }, [undrawn, read, early, leadsOn]);
  // Rows that moved say where they are in layout effects behind that one, and were nowhere for a moment.
  useEffect(() => {
    if (lines.every(leadsOn)) return;
    found.current = read();
    setLate({ early, lines: found.current });
  }, [lines, early, read, leadsOn]);

  const title = lines.length > 0 ? titleOf(lines) : '';
  useEffect(
    () => () => {
      // What was said of so many entries stands in the page, and is not true of fewer.
      if (title && news.latest().text.startsWith(title)) news.say('');
    },
    [news, title],
  );
  const told = useRef<number>(undefined);
  useEffect(() => {
    // Another language is no other refusal.
    if (attempt === told.current) return;
    told.current = attempt;
    // What was refused before is no news any more.
    if (!attempt) return news.say('');
    undrawn.finish(() => {
      const title = titleOf(found.current);
      const [first] = found.current;
      // What is said of the whole form names no field to go to while another line does.
      const { path = '' } = found.current.find((line) => line.path) ?? {};
      news.say(first && (by === 'failure' || !path) ? `${title} ${first.message}` : title);
      if (by === 'failure') root()?.scrollIntoView?.();
      if (first && by === 'press') lead({ path, pass: 0, waits: 0 });
    });
  }, [news, undrawn, root, attempt, by, titleOf, lead]);

  const summary = useMemo(
    () => lines.length > 0 && <Summary lines={lines} title={title} onGo={onGo} />,
    [Summary, lines, title, onGo],
  );
  return (
    <>
      {summary}
      <NewsRegion news={news} />
    </>
  );
}
