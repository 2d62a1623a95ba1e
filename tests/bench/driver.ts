import { lastText } from './data.ts';

/** A row operation or the submission. */
export type Press = 'add' | 'remove' | 'move' | 'submit';

/** What the driver calls in a page with a form, however that came to be there. */
export interface FormDriver {
  /** Scrolls the first or last measured field into view, as a person would, and puts the caret at its end. */
  focus(field: 'first' | 'last'): Promise<void>;
  /** Text of the focused field. */
  text(): string;
  /** Gets a button ready, in view; `false`: this form has none. */
  ready(press: Press): Promise<boolean>;
  /** Presses the button got ready and says after how many ms the frame that followed was painted. */
  press(): Promise<number>;
  /** Times from a key's event to the frame that painted it, in ms, since the last call. */
  takeFrames(): number[];
}

/** A form on a page. */
export interface DrivenForm {
  readonly container: HTMLElement;
  readonly workload: 'film-details' | 'flat';
  /** Text of the first field that is typed into. */
  readonly firstText: string;
  /** Rows or fields that it has. */
  size(): number;
  /** The button for a press; `row` is an input of the first row. */
  button(press: Press, row: HTMLElement | undefined): HTMLElement | null | undefined;
}

/** How many frames a list may take to draw a row that is scrolled to. */
const mostSteps = 100;

/** Waits for the next frame to be painted. */
export const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Runs `action` in a task of its own, because Chromium does not count what the driver's own calls run; when it began. */
export const inTask = (action: () => void) =>
  new Promise<number>((done, fail) =>
    setTimeout(() => {
      const from = performance.now();
      try {
        action();
        done(from);
      } catch (error) {
        fail(error);
      }
    }),
  );

/** The input that holds a text, whatever was typed behind it. */
export const findWithText = (container: HTMLElement, text: string) =>
  [...container.querySelectorAll('input')].find(
    (input) => input.value.startsWith(text) && !/^\d/.test(input.value.slice(text.length)),
  );

/** Drives a form that is on the page. */
export const createDriver = (form: DrivenForm): FormDriver => {
  const { container, workload, firstText, size, button } = form;
  let pressed: HTMLElement | null | undefined;
  let frames: number[] = [];
  document.addEventListener(
    'keydown',
    (event) => {
      const from = event.timeStamp;
      requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - from)));
    },
    true,
  );
  /** What stands in the place of the cast's row at `index`, drawn or not, in a list that says which row is which. */
  const placeOf = (index: number) =>
    [...container.querySelectorAll(`[aria-posinset="${index + 1}"]`)].find(
      (place) => Number(place.getAttribute('aria-setsize')) >= size(),
    );
  const fieldInRow = async (index: number, text: string) => {
    for (let step = 0; step < mostSteps; step += 1) {
      const found = findWithText(container, text);
      if (found) return found;
      placeOf(index)?.scrollIntoView({ block: 'center' });
      await painted();
    }
    throw new Error(`the field with '${text}' never came into view`);
  };
  const lastField = () => fieldInRow(size() - 1, lastText(workload, size()));
  return {
    async focus(field) {
      const target = field === 'first' ? findWithText(container, firstText) : await lastField();
      target?.scrollIntoView({ block: 'center' });
      await painted();
      target?.focus();
      target?.setSelectionRange(target.value.length, target.value.length);
    },
    text: () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''),
    async ready(press) {
      if (press === 'add') await lastField();
      pressed = button(press, press === 'remove' || press === 'move' ? await fieldInRow(0, 'Role 0') : undefined);
      pressed?.scrollIntoView({ block: 'center' });
      await painted();
      return Boolean(pressed);
    },
    async press() {
      const from = await inTask(() => pressed?.click());
      await painted();
      return performance.now() - from;
    },
    takeFrames() {
      const taken = frames;
      frames = [];
      return taken;
    },
  };
};
