import { afterPress } from '../press/pointerPress.ts';
import { focusedNear } from './focusedNear.ts';
import { FOCUSABLE, fieldAround, isReachable } from './focusField.ts';

const nothing = () => undefined;

// Not asked of its class, which in the document of a frame is another.
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** The control that Tab leads to from `from` across a place. */
function controlBeyond(place: Range, from: Element): HTMLElement | undefined {
  const back = place.comparePoint(from, 0);
  const root = from.getRootNode() as Document | ShadowRoot; // of what is on a page
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isBeyond = (control: HTMLElement) =>
    control.tabIndex >= 0 && place.comparePoint(control, 0) === -back && isReachable(control);
  return back < 0 ? controls.find(isBeyond) : controls.findLast(isBeyond);
}

/** What stands at a place of a form by now or, where nothing is left there, is around it; no control. */
function partAt(form: Element, { startContainer, startOffset }: Range): HTMLElement | undefined {
  let at: Node | null = startContainer.childNodes[startOffset] ?? startContainer;
  while (form.contains(at)) {
    if (at && isElement(at) && at.tabIndex < 0 && isReachable(at)) return at;
    at = at?.nextSibling ?? at?.parentNode ?? null;
  }
  return undefined;
}

/**
 * Gives the focus that went with what had it to what stands at its place by now or, where it is still there and disabled, to
 * what it stands in. That is no control, for which what is typed or pressed meanwhile would not be meant, but for those who
 * were on their way by Tab: they mean to go on with the next one. Where something else has taken the focus it stays there,
 * and where the form has gone it is the host's to give.
 *
 * @param held what had it, which browsers take it from a moment after it was disabled
 * @param from what they came from
 */
export function focusPlace(form: Element, place: Range, held: Element, from?: Element): void {
  if (!form.isConnected) return;
  if (focusedNear(form) !== held && !form.ownerDocument.activeElement?.matches('body')) return;
  const control = from?.isConnected && !afterPress(nothing) ? controlBeyond(place, from) : undefined;
  if (control) {
    control.focus();
    return;
  }
  const part = (held.isConnected && fieldAround(held)) || partAt(form, place);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
