/** The first button under `root` whose text or accessible name is `name`. */
export const buttonNamed = (root: Element | null | undefined, name: string) =>
  [...(root?.querySelectorAll<HTMLElement>('button, input[type="button"], input[type="submit"]') ?? [])].find(
    (button) =>
      button.textContent?.trim() === name ||
      button.getAttribute('aria-label') === name ||
      button.getAttribute('value') === name,
  );

/** The buttons of a form that gives them rjsf's ids. */
export const rjsfButtons = {
  addButton: (container: HTMLElement) => container.querySelector<HTMLElement>('#root_cast__add'),
  removeButton: (container: HTMLElement) => container.querySelector<HTMLElement>('#root_cast_0__remove'),
  moveButton: (container: HTMLElement) => container.querySelector<HTMLElement>('#root_cast_0__moveDown'),
  submitButton: (container: HTMLElement) => container.querySelector<HTMLElement>('[type="submit"]'),
};
