const TABBABLE =
  'input:not([type="hidden"],:disabled),select:not(:disabled),textarea:not(:disabled),button:not(:disabled),a[href],[tabindex="0"]';

/** Whether `element` stands before `other` on the page; false for no element. */
export function isBefore(element: Element, other: Element | null): boolean {
  return other !== null && Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Moves the focus to the first or last control inside of `element`, as Tab would have. */
export function focusEdge(element: HTMLElement, edge: 'first' | 'last'): void {
  const controls = [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter((control) => control.tabIndex >= 0);
  (edge === 'first' ? controls[0] : controls.at(-1))?.focus();
}
