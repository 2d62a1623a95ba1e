const starts = ['pointerdown', 'mousedown'];
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend'];

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

/** Notices presses of the pointer anywhere on the page, from now until the returned function is called. */
export const watchPointer = (): (() => void) => {
  watchers += 1;
  if (watchers === 1) {
    for (const name of starts) document.addEventListener(name, press, true);
    for (const name of ends) document.addEventListener(name, release, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    for (const name of starts) document.removeEventListener(name, press, true);
    for (const name of ends) document.removeEventListener(name, release, true);
    isPressed = false;
  };
};

/** Calls `call` once the pointer is up and its click has been dealt with; false, and nothing else, when it is up already. */
export const afterPress = (call: () => void): boolean => {
  if (isPressed) waiting.add(call);
  return isPressed;
};
