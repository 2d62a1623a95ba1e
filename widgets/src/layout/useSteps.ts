import { type LayoutPageState, useFormRuntime, useHeldBack, useLayoutPages } from '@reelform/engine';
import type { LayoutSteps } from '@reelform/engine/validation';
import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { InSight } from './InSight.ts';
import { pageInSight } from './pageInSight.ts';
import { useNames } from './useNames.ts';

/** Steps as they stand. */
export interface StepsState {
  readonly states: readonly LayoutPageState[];
  /** Numbers of the pages that have something to show. */
  readonly shown: readonly number[];
  readonly current: number;
  readonly isReachable: (index: number) => boolean;
  readonly isLast: boolean;
  readonly isFirst: boolean;
  /** Counts moves, so that the focus follows each of them. */
  readonly moves: number;
  readonly goTo: (index: number) => void;
  readonly goBack: () => void;
  /**
   * Judges the current page and, when it is right, goes to the next one; else shows its errors and goes to the first. While
   * it is still asked what a typed text stands for it waits for that, as a submission does.
   */
  readonly goOn: () => void;
  /** It waits. */
  readonly isWaiting: boolean;
}

/**
 * The state of steps: which one is in sight, which were reached, and what lets a person pass. Steps that are folded away
 * themselves keep nobody from sending: nothing on the page would say what is missing, and the verdict does.
 *
 * @param root their element
 */
export const useSteps = (
  { pages, check = 'strict', free = false }: LayoutSteps,
  root: RefObject<HTMLElement | null>,
): StepsState => {
  const runtime = useFormRuntime();
  const isInSight = use(InSight);
  const [chosen, setChosen] = useState(0);
  const [reached, setReached] = useState(0);
  const [moves, setMoves] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const open = (index: number) => {
    setChosen(index);
    setReached((before) => Math.max(before, index));
  };
  const states = useLayoutPages(useNames(pages), (index) => index === chosen, open);
  const shown = states.flatMap(({ isShown }, index) => (isShown ? [index] : []));
  const current = pageInSight(states, chosen) ?? 0;
  const place = shown.indexOf(current);
  const goTo = (index: number | undefined) => {
    if (index === undefined) return;
    open(index);
    setMoves((before) => before + 1);
  };
  const pass = () => {
    const found = check === 'none' ? [] : runtime.checkPart(states[current]?.pointers ?? [], check);
    const [first] = found;
    if (first) runtime.goTo(first.path);
    else goTo(shown[place + 1]);
  };
  const latest = useRef({ pass, current });
  useLayoutEffect(() => {
    latest.current = { pass, current };
  });
  const goOn = async () => {
    const [answer] = runtime.drafts.awaited;
    if (!answer) return latest.current.pass();
    if (isWaiting) return;
    setWaiting(true);
    const mayGoOn = await answer;
    setWaiting(false);
    // Whoever went elsewhere meanwhile stays there.
    if (mayGoOn && latest.current.current === current) await goOn();
  };
  const isLast = place === shown.length - 1;
  useHeldBack(!isLast && isInSight, () => void goOn(), root);
  return {
    states,
    shown,
    current,
    isReachable: (index) => free || index <= reached,
    isFirst: place <= 0,
    isLast,
    moves,
    goTo,
    goBack: () => goTo(shown[place - 1]),
    goOn: () => void goOn(),
    isWaiting,
  };
};
