import { isReachable } from './focusField.ts';

// Not asked of its class, which in the document of a frame is another.
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/**
 * Gives the focus that went with what had it to what stands at its place by now or, where nothing is left there, is around
 * it. What is typed or pressed meanwhile is for no other control, so that none is given it. Where something else has taken
 * the focus it stays there.
 */
export function focusPlace({ startContainer, startOffset }: Range): void {
  if (!startContainer.ownerDocument?.activeElement?.matches('body')) return;
  let at: Node | null = startContainer.childNodes[startOffset] ?? startContainer;
  while (at && !(isElement(at) && at.tabIndex < 0 && isReachable(at))) at = at.nextSibling ?? at.parentNode;
  if (!at) return;
  at.tabIndex = -1;
  at.focus({ preventScroll: true });
}
