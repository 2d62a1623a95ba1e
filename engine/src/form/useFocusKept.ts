import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { focusedNear } from './fields/focusedNear.ts';
import { findControl } from './fields/focusField.ts';
import type { FormStore } from './storeTypes.ts';

// Without the network there is no way to it.
const nothing = () => undefined;

/**
 * Keeps the focus where it is when what has it goes.
 *
 * - The field that had it when the host disabled the form has it again once the form can be used: browsers take it from what
 *   is disabled. With it comes the selection, which the field has kept.
 * - Where a rule or the host takes a field away it goes to what stands there then, where the keyboard and screen readers go
 *   on.
 *
 * Where something else has taken the focus meanwhile it stays there.
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  subscribe: FormStore['subscribe'],
): void {
  useLayoutEffect(() => {
    const form = root.current;
    if (!form || !isDisabled) return undefined;
    const held = focusedNear(form);
    const id = form.contains(held) ? held?.id : undefined;
    return () => {
      if (id && form.ownerDocument.activeElement?.matches('body')) findControl(form, id)?.focus();
    };
  }, [root, isDisabled]);

  useEffect(() => {
    const form = root.current;
    // One for all times: the browser follows it through every change of the page.
    const place = form?.ownerDocument.createRange();
    if (!form || !place) return undefined;
    return subscribe(() => {
      const held = focusedNear(form);
      if (!held || !form.contains(held)) return;
      place.setStartBefore(held);
      setTimeout(() => {
        if (!held.isConnected) import('./fields/focusPlace.ts').then(({ focusPlace }) => focusPlace(place), nothing);
      });
    });
  }, [root, subscribe]);
}
