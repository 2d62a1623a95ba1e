import { type RefObject, useEffect, useRef } from 'react';
import { keyboardFocusMark } from '../focusRing.styles.ts';

/** What Fluent's providers leave at their element, so that one within another leaves the marks to it. */
type Scope = HTMLElement & { focusVisible?: true | undefined };

const isWatched = (scope: Scope | null): boolean =>
  scope !== null && (scope.focusVisible === true || isWatched(scope.parentElement));

const focusedIn = (tree: DocumentOrShadowRoot): Element | null => {
  const focused = tree.activeElement;
  return focused?.shadowRoot?.activeElement ? focusedIn(focused.shadowRoot) : focused;
};

const takesText = (element: Element | null) =>
  element !== null && (element.matches('input, textarea') || (element as HTMLElement).isContentEditable);

/**
 * Marks what has the focus within `scope` while the keyboard is used.
 * @returns ends it
 */
const watch = (scope: Scope, page: Window & typeof globalThis): (() => void) => {
  const tree = scope.getRootNode() as Document | ShadowRoot;
  /** Whether the keyboard was the last to be used; the browser says it until something was. */
  let byKeys: boolean | undefined;
  let marked: Element | undefined;
  const unmark = () => marked?.removeAttribute(keyboardFocusMark);
  const mark = (focused: Element | null) => {
    unmark();
    if (!(byKeys ?? focused?.matches(':focus-visible'))) return;
    focused?.setAttribute(keyboardFocusMark, '');
    marked = focused ?? undefined;
  };
  const use = (keys: boolean) => {
    if (byKeys === keys) return;
    byKeys = keys;
    if (scope.contains(tree.activeElement)) mark(focusedIn(tree));
  };
  const ends = new page.AbortController();
  const listen = <Heard extends Event>(to: EventTarget, type: string, heard: (event: Heard) => void) =>
    to.addEventListener(type, heard as (event: Event) => void, { capture: true, signal: ends.signal });
  listen<KeyboardEvent>(page, 'keydown', ({ key }) => {
    if (key === 'Tab' || !takesText(focusedIn(tree))) use(true);
  });
  // What a screen reader presses for a person has neither a button nor a place.
  listen<MouseEvent>(page, 'mousedown', ({ buttons, clientX, clientY }) => {
    if (buttons && (clientX || clientY)) use(false);
  });
  listen(page, 'touchstart', () => use(false));
  listen(scope, 'focusin', (event) => mark(event.composedPath()[0] as Element));
  listen(scope, 'focusout', unmark);
  scope.focusVisible = true;
  return () => {
    ends.abort();
    unmark();
    scope.focusVisible = undefined;
  };
};

/** An element within which what has the focus bears Fluent's mark while the keyboard is used, so that a ring shows it. */
export function useKeyboardFocus(page: Document | undefined): RefObject<HTMLDivElement | null> {
  const scope = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [element, view] = [scope.current, page?.defaultView];
    return element && view && !isWatched(element) ? watch(element, view) : undefined;
  }, [page]);
  return scope;
}
