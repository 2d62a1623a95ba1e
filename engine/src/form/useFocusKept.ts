import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back to the field that had it when the host disabled the form, once the form can be used again: browsers
 * take it from what is disabled. With it comes the selection, which the field has kept. Where something else has taken the
 * focus meanwhile it stays there.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  useLayoutEffect(() => {
    const page = root.current?.ownerDocument;
    const held = page?.activeElement ?? null;
    const id = isDisabled && root.current?.contains(held) ? held?.id : undefined;
    return () => {
      if (id && page?.activeElement === page?.body) page?.getElementById(id)?.focus();
    };
  }, [root, isDisabled]);
}
