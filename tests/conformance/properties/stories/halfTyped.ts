const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const validity = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'validity');

/** Controls that hold half a day. */
let half = new WeakSet<HTMLInputElement>();

/**
 * Has controls hold half a day, which jsdom knows nothing of: their text is empty, and whatever is put there is all that
 * they hold (https://html.spec.whatwg.org/#dom-validitystate-badinput).
 *
 * @returns what ends it
 */
export const holdHalves = (): (() => void) => {
  if (!descriptor?.set || !validity?.get) throw new Error('jsdom has changed');
  const { set } = descriptor;
  const { get } = validity;
  half = new WeakSet();
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...descriptor,
    set(this: HTMLInputElement, text: string) {
      half.delete(this);
      set.call(this, text);
    },
  });
  Object.defineProperty(HTMLInputElement.prototype, 'validity', {
    ...validity,
    get(this: HTMLInputElement) {
      return half.has(this) ? { badInput: true, valid: false } : get.call(this);
    },
  });
  return () => {
    Object.defineProperty(HTMLInputElement.prototype, 'value', descriptor);
    Object.defineProperty(HTMLInputElement.prototype, 'validity', validity);
  };
};

/** Whether a control holds half a day. */
export const isHalf = (control: Element | null): boolean => control instanceof HTMLInputElement && half.has(control);

/** Takes a part of the day away, or types a part of one; browsers tell of it only where there was one. */
export const typeHalf = (control: HTMLInputElement): void => {
  const wasThere = control.value !== '';
  descriptor?.set?.call(control, '');
  half.add(control);
  if (wasThere) control.dispatchEvent(new Event('input', { bubbles: true }));
};
