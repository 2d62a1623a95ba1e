import { type RefObject, useLayoutEffect } from 'react';
import { focusedNear } from './fields/focusedNear.ts';
import { findControl } from './fields/focusField.ts';

/**
 * Gives the focus back to the field that had it when the host disabled the form, once the form can be used again: browsers
 * take it from what is disabled. With it comes the selection, which the field has kept. Where something else has taken the
 * focus meanwhile it stays there.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  useLayoutEffect(() => {
    const form = root.current;
    if (!form || !isDisabled) return undefined;
    const held = focusedNear(form);
    const id = form.contains(held) ? held?.id : undefined;
    return () => {
      if (id && form.ownerDocument.activeElement?.matches('body')) findControl(form, id)?.focus();
    };
  }, [root, isDisabled]);
}
