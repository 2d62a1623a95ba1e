import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For the element that a row of tabs scrolls in: the chosen tab is in sight there when another one is chosen, by whatever
 * chose it. The page stays where it is.
 *
 * @param tabId DOM id of the chosen tab.
 */
export function useTabInSight(tabId: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = row;
    const tab = box?.querySelector(`[id="${tabId}"]`);
    if (!box || !tab) return;
    const [seen, wanted] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (wanted.left < seen.left) box.scrollLeft -= seen.left - wanted.left;
    else if (wanted.right > seen.right) box.scrollLeft += Math.min(wanted.right - seen.right, wanted.left - seen.left);
  }, [tabId]);
  return row;
}
