import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
 *   on, and where a rule disables one to what that stands in; to whoever was on the way to the field by Tab, the one beyond
 *   it is given.
 *
 * Where something else has taken the focus meanwhile it stays there.
 *
 * @returns to be told what the focus goes to, and where it comes from: what was entered there may take that away
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  subscribe: FormStore['subscribe'],
): (next: Element | null, from: Element) => void {
  const isWholeDisabled = useRef(isDisabled);
  useLayoutEffect(() => {
    isWholeDisabled.current = isDisabled;
    const form = root.current;
    if (!form || !isDisabled) return undefined;
    const held = focusedNear(form);
    const id = form.contains(held) ? held?.id : undefined;
    return () => {
      if (id && form.ownerDocument.activeElement?.matches('body')) findControl(form, id)?.focus();
    };
  }, [root, isDisabled]);

  const [keep] = useState(() => (held: Element | null, from?: Element) => {
    const form = root.current;
    if (!held || !form?.contains(held)) return;
    // The browser follows it through every change of the page.
    const place = held.ownerDocument.createRange();
    place.setStartBefore(held);
    setTimeout(() => {
      const isOver = !held.isConnected || (held.matches(':disabled') && !isWholeDisabled.current);
      if (isOver) import('./fields/focusPlace.ts').then(({ focusPlace }) => focusPlace(form, place, held, from), nothing);
    });
  });
  useEffect(() => subscribe(() => keep(root.current && focusedNear(root.current))), [root, subscribe, keep]);
  return keep;
}
