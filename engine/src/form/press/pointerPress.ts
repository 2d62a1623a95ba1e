const starts = ['pointerdown', 'mousedown'];
/** The browser's own menu takes the release for itself. */
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'contextmenu'];

let isPressed = false;
const waiting = new Set<() => void>();

const press = () => {
  isPressed = true;
};

/** The click follows the release: what waits must not move the page before it. */
const release = () => {
  setTimeout(() => {
    isPressed = false;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  });
};

let watchers = 0;

/**
 * Notices presses of the pointer anywhere on a form's page, from now until the returned function is called. @default the
 * page's own document
 */
export const watchPointer = (page: Document = document): (() => void) => {
  // Functions of this form's own: of one that is heard already a page takes no notice.
  const heard = [
    ...starts.map((name) => [name, () => press()] as const),
    ...ends.map((name) => [name, () => release()] as const),
  ];
  watchers += 1;
  for (const [name, listen] of heard) page.addEventListener(name, listen, true);
  return () => {
    for (const [name, listen] of heard) page.removeEventListener(name, listen, true);
    watchers -= 1;
    if (watchers === 0) isPressed = false;
  };
};

/** Calls `call` once the pointer is up and its click has been dealt with; false, and nothing else, when it is up already. */
export const afterPress = (call: () => void): boolean => {
  if (isPressed) waiting.add(call);
  return isPressed;
};
