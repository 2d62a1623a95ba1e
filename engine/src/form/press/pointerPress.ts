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

/** Whether the pointer is down on something right now. */
export const isPointerPressed = (): boolean => isPressed;

/** Calls `call` once the pointer is up and its click has been dealt with; at once when it is up. Returns the way out. */
export const whenReleased = (call: () => void): (() => void) => {
  if (!isPressed) {
    call();
    return () => undefined;
  }
  waiting.add(call);
  return () => {
    waiting.delete(call);
  };
};
