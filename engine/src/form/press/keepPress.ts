import type { PointerEvent } from 'react';

/** How far the pointer may go, in CSS pixels, before a press is taken back. */
const SLACK = 10;

// Not asked of its class, which in the document of a frame is another.
const isElement = (target: EventTarget): target is Element => 'closest' in target;

let start: { readonly button: Element; readonly x: number; readonly y: number } | undefined;

/**
 * Keeps a press on the button where it began. Leaving a field by pressing a button commits the field, which may reveal
 * or hide what stands above, and the button slips away between press and release; the pointer is bound to it, so the
 * click is still the button's. A pointer that is moved away deliberately takes the press back, as ever.
 */
export const keepPress = {
  onPointerDownCapture({ target, pointerId, pointerType, button, clientX, clientY }: PointerEvent<HTMLElement>) {
    start = undefined;
    const pressed = isElement(target) ? target.closest('button') : null;
    if (!pressed || button !== 0 || pointerType === 'touch' || typeof pressed.setPointerCapture !== 'function') return;
    try {
      pressed.setPointerCapture(pointerId);
    } catch {
      return; // the pointer is not there any more
    }
    start = { button: pressed, x: clientX, y: clientY };
  },
  /** A button that takes the pointer for itself, to be dragged for instance, keeps it wherever it goes. */
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.isDefaultPrevented()) start = undefined;
  },
  onPointerMoveCapture({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!start || Math.hypot(clientX - start.x, clientY - start.y) <= SLACK) return;
    if (start.button.hasPointerCapture(pointerId)) start.button.releasePointerCapture(pointerId);
    start = undefined;
  },
} as const;
