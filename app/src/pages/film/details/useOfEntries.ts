import type { JsonObject } from '@reelform/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Entries } from './entries.ts';

/** Longest time that a busy page takes before it looks at changed entries, in milliseconds. */
const latestAfterMs = 200;

/** Runs `work` when the page has time for it; the returned function calls it off. */
const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestAfterMs });
  return () => cancelIdleCallback(handle);
};

/**
 * What `read` makes of the entries as they are typed. Another `read` is asked at once; changed entries are looked at
 * when the page is idle, and draw nothing anew where the answer is the same.
 */
export const useOfEntries = <Answer>(
  entries: Entries,
  read: (data: JsonObject) => Answer,
  isSame: (a: Answer, b: Answer) => boolean,
): Answer => {
  const begun = useMemo(() => {
    const data = entries.get();
    return { entries, read, data, answer: read(data) };
  }, [entries, read]);
  const [kept, keep] = useState(begun);
  const isCurrent = kept.entries === entries && kept.read === read;
  useEffect(() => {
    let last = begun;
    let callOff: (() => void) | undefined;
    const look = () => {
      callOff = undefined;
      const data = entries.get();
      if (data === last.data) return;
      const answer = read(data);
      const isOther = !isSame(answer, last.answer);
      last = { entries, read, data, answer: isOther ? answer : last.answer };
      if (isOther) keep(last);
    };
    const soon = () => {
      callOff ??= whenIdle(look);
    };
    soon();
    const leave = entries.subscribe(soon);
    return () => {
      leave();
      callOff?.();
    };
  }, [begun, entries, read, isSame]);
  return (isCurrent ? kept : begun).answer;
};
