import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { treeOf } from '../treeOf.ts';

/**
 * For a part whose buttons go with what they are about: the focus of one that goes is given to the field's own button, where
 * the keyboard would begin at the top of the page again.
 * @param id DOM id of that button
 * @returns handlers of the part's element
 */
export const useFocusKept = (part: RefObject<HTMLElement | null>, id: string) => {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const { current: last } = focused;
    if (!last || last.isConnected) return;
    focused.current = undefined;
    const { activeElement, body } = last.ownerDocument;
    // Whoever has taken the focus meanwhile keeps it.
    if ((activeElement === body || activeElement === null) && part.current) treeOf(part.current)?.getElementById(id)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      // A question stands on the page elsewhere and gives the focus back by itself.
      focused.current = part.current?.contains(target) ? target : undefined;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
};
