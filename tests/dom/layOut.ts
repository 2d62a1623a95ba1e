/**
 * Gives jsdom's elements, which have no layout, as much of one as Tabster asks for before it takes an element for
 * visible. Without it Fluent's dialogs find no control to focus and take the focus themselves, which does not make them
 * the active ones: Tabster then hides them from assistive technology, and so from every query by role.
 */
export const layOut = ({ body, defaultView }: Document): void => {
  if (!defaultView) return;
  const size = defaultView.DOMRect.fromRect({ width: 1280, height: 900 });
  body.getBoundingClientRect = () => size;
  Object.defineProperty(defaultView.HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
};
