import type { FormHandle } from '@reelform/engine';
import { act, fireEvent, waitFor } from '@testing-library/react';

/** A form on the page that somebody fills in. */
export interface FilledPage {
  readonly container: HTMLElement;
  readonly handle: FormHandle;
}

/** A value of the form: the DOM id of its field, and where it lies in the document. */
export interface Place {
  readonly id: string;
  readonly path: readonly (string | number)[];
  /** What stands between names in the ids of the form. */
  readonly separator: string;
}

export type Members = { readonly [name: string]: unknown };

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The element that has this id. */
export const byId = (id: string): HTMLElement | null => document.getElementById(id);

/** Whether an element below one is what is asked for. By a selector jsdom took a fifth of all the time to look for it. */
const hasElement = (container: HTMLElement, isAskedFor: (element: Element) => boolean): boolean => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) if (at instanceof Element && isAskedFor(at)) return true;
  return false;
};

/** Whether something of a field is on the page: its control, its rows, or a field inside it. */
export const isThere = ({ container }: FilledPage, { id, separator }: Place): boolean => {
  const isWithin = (other: string) => other.startsWith(`${id}_`) || other.startsWith(`${id}${separator}`);
  return byId(id) !== null || byId(`${id}-0`) !== null || hasElement(container, (element) => isWithin(element.id));
};

/** The place of a member or a row; in an id, pictures stand for white space. */
export const inside = ({ id, path, separator }: Place, name: string | number): Place => ({
  separator,
  id: `${id}${separator}${String(name).replace(/\s/g, (space) => String.fromCharCode(0x2400 + space.charCodeAt(0)))}`,
  path: [...path, name],
});

/** What the document holds at a place, everything typed committed. */
export const read = ({ handle }: FilledPage, { path }: Place): unknown => {
  act(() => handle.flush());
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    handle.getData(),
  );
};

/** Whether an element waits for something, or keeps the place of what comes later. */
const isPending = (element: Element): boolean =>
  element.getAttribute('aria-busy') === 'true' ||
  (element.getAttribute('aria-hidden') === 'true' && (element.getAttribute('style') ?? '').includes('block-size'));

/** Waits until everything that came with the last press is on the page. */
export const settle = async ({ container }: FilledPage): Promise<void> => {
  await act(async () => undefined);
  const isWaiting = () => hasElement(container, isPending);
  if (!isWaiting()) return;
  await waitFor(() => {
    if (isWaiting()) throw new Error('still loading');
  });
};

/** Presses a button, if it is there. */
export const press = async (page: FilledPage, id: string): Promise<boolean> => {
  const button = byId(id);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  act(() => button.focus());
  act(() => button.click());
  await settle(page);
  return true;
};

/** Types a text into a control in place of what stands there, and leaves it. */
export const type = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  act(() => control.focus());
  fireEvent.input(control, { target: { value: text } });
  act(() => control.blur());
};

/** Chooses an option of a list. */
export const choose = async (page: FilledPage, select: HTMLSelectElement, value: string): Promise<void> => {
  act(() => select.focus());
  fireEvent.change(select, { target: { value } });
  await settle(page);
};

/** What a choice between schemas is made with: a list, or a group of radio buttons. */
export const isChoice = (element: HTMLElement | null): element is HTMLElement =>
  element instanceof HTMLSelectElement || element?.getAttribute('role') === 'radiogroup';

const radiosOf = (choice: HTMLElement) => [...choice.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

/** The options of a choice, and the one that is chosen; empty where none is. */
export const optionsOf = (choice: HTMLElement): { readonly values: readonly string[]; readonly chosen: string } => {
  if (choice instanceof HTMLSelectElement)
    return { values: [...choice.options].map(({ value }) => value).filter((value) => value !== ''), chosen: choice.value };
  const radios = radiosOf(choice);
  return { values: radios.map(({ value }) => value), chosen: radios.find(({ checked }) => checked)?.value ?? '' };
};

/** Chooses an option of a choice between schemas. */
export const chooseOption = async (page: FilledPage, choice: HTMLElement, option: string): Promise<void> => {
  if (choice instanceof HTMLSelectElement) return choose(page, choice, option);
  act(() =>
    radiosOf(choice)
      .find(({ value }) => value === option)
      ?.click(),
  );
  await settle(page);
};
