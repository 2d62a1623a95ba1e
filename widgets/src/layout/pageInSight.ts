import type { LayoutPageState } from '@reelform/engine';

/**
 * Number of the page that is open: the chosen one or, while rules hide it, the next that is shown, after which comes the one
 * before it; `undefined` when none is shown.
 */
export const pageInSight = (states: readonly LayoutPageState[], chosen: number): number | undefined => {
  const next = states.findIndex(({ isShown }, index) => isShown && index >= chosen);
  const last = next < 0 ? states.findLastIndex(({ isShown }) => isShown) : next;
  return last < 0 ? undefined : last;
};
