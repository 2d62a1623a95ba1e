const boxes = ['checkbox', 'radio'];
const sliders = ['range', 'color'];

/** Time between two looks at what is still to be taken over, in milliseconds, and how many there are at most. */
const pause = 50;
const mostLooks = 200;

type Control = HTMLInputElement | HTMLSelectElement;

const isInput = (control: Control): control is HTMLInputElement => !('options' in control);

const isUsedList = ({ multiple, options }: HTMLSelectElement): boolean => {
  const all = [...options];
  const marked = all.filter(({ defaultSelected }) => defaultSelected);
  const drawn = marked.length > 0 ? marked : all.slice(0, multiple ? 0 : 1);
  return all.some((option) => option.selected !== drawn.includes(option));
};

/** What an input shows that nobody has used: sliders write what they are given in their own way. */
const shownAtFirst = (input: HTMLInputElement): string => {
  const fresh = input.ownerDocument.createElement('input');
  for (const { name, value } of input.attributes) fresh.setAttribute(name, value);
  return fresh.value;
};

/** Whether an input stands otherwise than the server drew it. Texts are kept by their own fields, files by nobody. */
const isUsedInput = (input: HTMLInputElement): boolean => {
  const { type, checked, defaultChecked, value } = input;
  // Of radio buttons the one that is chosen says it; the one that was is off by itself.
  if (boxes.includes(type)) return checked !== defaultChecked && (checked || type !== 'radio');
  return sliders.includes(type) && value !== shownAtFirst(input);
};

/** Sets an input as the browser does when a person works it: React takes note of what scripts set. */
const setUnseen = (input: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);

/** Does with a control once more what was done with it before anybody listened. */
const repeat = (control: Control): void => {
  if (!isInput(control)) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (boxes.includes(control.type)) {
    control.checked = !control.checked;
    control.click();
    return;
  }
  const { value } = control;
  control.value = control.defaultValue;
  setUnseen(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

const isUsed = (control: Control): boolean => (isInput(control) ? isUsedInput(control) : isUsedList(control));

/** React notes itself at an element that it has taken over; parts that are fetched for themselves come later than the form. */
const isTaken = (element: Element): boolean => Object.keys(element).some((name) => name.startsWith('__react'));

/** Forms that a server drew, which the page has not taken over yet. */
const drawn = new WeakSet<Element>();

/** What was typed into texts of several lines, and where the caret stood. */
const typed = new WeakMap<Element, Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>>();

const noteTyped = (area: HTMLTextAreaElement): void => {
  const { value, selectionStart, selectionEnd } = area;
  if (!isTaken(area)) typed.set(area, { value, selectionStart, selectionEnd });
};

/**
 * What stood in a text of several lines before React took it over, which puts back what the server drew there; `undefined`
 * where it was not watched. The caret is put back after that.
 */
export const typedInto = (area: HTMLInputElement | HTMLTextAreaElement): string | undefined => {
  const noted = typed.get(area);
  typed.delete(area);
  if (noted) queueMicrotask(() => area.setSelectionRange(noted.selectionStart, noted.selectionEnd));
  return noted?.value;
};

/** Takes note of the forms in the page that React has not taken over, and of what is typed into them. */
export const noteDrawn = (page: Document): void => {
  for (const form of page.querySelectorAll('.rjsf')) {
    if (isTaken(form)) continue;
    drawn.add(form);
    for (const area of form.querySelectorAll('textarea')) noteTyped(area);
    form.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && noteTyped(target));
  }
};

/**
 * Tells a form that a server drew of the boxes, lists and sliders that were used before the page had taken it over: React
 * leaves them as they stand and says nothing of it.
 *
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
export const takeOver = (around: HTMLElement | null): void => {
  const form = around?.querySelector('.rjsf');
  if (!form || !drawn.delete(form)) return;
  const waiting = new Set(form.querySelectorAll<Control>('input,select'));
  const look = (looks: number) => {
    const taken = [...waiting].filter((control) => isTaken(control) || !control.isConnected);
    for (const control of taken) waiting.delete(control);
    // Found before any is told of: what is told draws others anew.
    for (const control of taken.filter(isUsed)) repeat(control);
    if (waiting.size > 0 && looks < mostLooks) setTimeout(() => look(looks + 1), pause);
  };
  setTimeout(() => look(1));
};
