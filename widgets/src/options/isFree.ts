/** Whether Enter in a searching input is about the typed text: none of the list's options is the active one. */
export const isFree = (input: HTMLInputElement): boolean => {
  const active = input.getAttribute('aria-activedescendant');
  return !active || document.getElementById(active)?.matches('[data-note]') !== false;
};
