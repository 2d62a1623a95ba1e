/** What can take the focus, by its kind. */
export const FOCUSABLE = 'input:not([type="hidden"]),select,textarea,button,a[href],[tabindex]';

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

/** Whether an element can be seen and used. */
export function isReachable(element: HTMLElement): boolean {
  if (element.matches(':disabled') || element.closest('[hidden],[inert]')) return false;
  return element.checkVisibility?.() ?? true;
}

function firstFocusable(elements: Iterable<HTMLElement>): HTMLElement | undefined {
  for (const element of elements) if (element.matches(FOCUSABLE) && isReachable(element)) return element;
  return undefined;
}

/** Opens the `<details>` around an element, so that it can be seen and focused. */
function unfold(element: HTMLElement): void {
  for (let at = element.closest('details:not([open])'); at; at = at.closest('details:not([open])')) {
    at.setAttribute('open', '');
  }
}

/** The element with this DOM id. The page's own index of ids is asked first: a search goes through the whole form. */
export function findElement(root: HTMLElement, id: string): HTMLElement | undefined {
  const known = root.ownerDocument.getElementById(id);
  if (known && root.contains(known)) return known;
  return root.querySelector<HTMLElement>(`[id="${quoted(id)}"]`) ?? undefined;
}

/** The element with this DOM id, or the first part of a control whose parts have ids made from it. */
export function findAnchor(root: HTMLElement, id: string): HTMLElement | undefined {
  const name = quoted(id);
  return findElement(root, id) ?? root.querySelector<HTMLElement>(`[id^="${name}-"],[id^="${name}_"]`) ?? undefined;
}

/** The first control inside of the field with this DOM id; `undefined` when none can take the focus. */
export function findControl(root: HTMLElement, id: string): HTMLElement | undefined {
  const name = quoted(id);
  const exact = findElement(root, id);
  if (exact) unfold(exact);
  return (
    (exact && firstFocusable([exact])) ??
    (exact && firstFocusable(exact.querySelectorAll<HTMLElement>(FOCUSABLE))) ??
    firstFocusable(root.querySelectorAll<HTMLElement>(`[id^="${name}-"],[id^="${name}_"]`))
  );
}

/** How often a field is looked for whose form is still being fetched. */
export const MOST_WAITS = 200;

/** The time between two looks for a field whose form is still being fetched, in milliseconds. */
export const WAIT_MS = 50;

/** Whether parts of the form are still being fetched, and the field of the first of `ids` is not there yet. */
export const isBeingDrawn = (root: HTMLElement, [id]: readonly string[]): boolean =>
  id !== undefined && root.querySelector('[aria-busy="true"]') !== null && findControl(root, id) === undefined;

/** What a disabled control and its label stand in; `undefined` where it has none, as a button that adds a row. */
export const fieldAround = (control: Element): HTMLElement | null | undefined =>
  'labels' in control ? (control as HTMLInputElement).labels?.[0]?.parentElement : undefined;

/**
 * Moves the focus to the control of the first of `ids` that is there; where a control cannot take the focus, what it
 * stands in does, or the section that follows in `ids`.
 *
 * @param ids DOM ids of a field and of what is around it, nearest first.
 */
export function focusField(root: HTMLElement, ids: readonly string[]): void {
  for (const id of ids) {
    const control = findControl(root, id);
    if (control) {
      control.focus();
      return;
    }
    const element = findElement(root, id);
    const section = element?.matches(':disabled') ? fieldAround(element) : element;
    if (section && isReachable(section) && !section.matches('input')) {
      section.tabIndex = -1;
      section.focus();
      return;
    }
  }
}
