import { act, fireEvent } from '@testing-library/react';
import {
  byId,
  choose,
  chooseOption,
  type FilledPage,
  inside,
  isChoice,
  isMembers,
  isThere,
  type Members,
  optionsOf,
  type Place,
  press,
  read,
  settle,
  type,
} from './page.ts';
import { isSameEntry } from './sameEntry.ts';

/** What was in the way of a value: where, and what. `undefined`: it is entered. */
export type Obstacle = string | undefined;

/** A form that is filled in: the page, and the defaults that it fills in by itself. */
export interface Filling {
  readonly page: FilledPage;
  readonly defaults: ReadonlySet<string>;
}

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type));

const isBox = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** Whether a box is for one value, which it is called by. */
const isCalled = ({ labels }: HTMLInputElement, value: unknown): boolean =>
  labels?.[0]?.textContent?.replace(/\*$/, '').endsWith(String(value)) === true;

/** The buttons of a group of choices, and the boxes of a group of boxes. */
const choicesOf = (id: string): readonly HTMLInputElement[] => {
  const found: HTMLInputElement[] = [];
  for (let at = byId(`${id}-0`); at instanceof HTMLInputElement; at = byId(`${id}-${found.length}`)) found.push(at);
  return found;
};

const holds = ({ page, defaults }: Filling, place: Place, value: unknown): boolean =>
  value === null && choiceOf(place, value, new Set())
    ? read(page, place) === null
    : isSameEntry(read(page, place), value, defaults, String(place.path.at(-1) ?? ''));

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 80);

/** Brings a value into the form through its controls, as somebody would who has it before them on paper. */
export async function fill(filling: Filling, place: Place, value: unknown): Promise<Obstacle> {
  const { page } = filling;
  const folded = byId(place.id);
  if (folded instanceof HTMLButtonElement) await press(page, place.id);
  const choices = choiceOf(place, value, new Set());
  if (value === null && !choices) return undefined;
  const obstacle = choices ? await fillChoice(filling, place, value, new Set()) : await fillValue(filling, place, value);
  if (obstacle !== undefined || holds(filling, place, value)) return obstacle;
  return `${place.id} holds ${short(read(page, place))} for ${short(value)}`;
}

/**
 * The list or the radio buttons of the next choice between schemas in a place, for an option may be a choice itself, or of
 * the choice between the kinds of value that a type names, which `null` is none of.
 */
function choiceOf({ id }: Place, value: unknown, seen: ReadonlySet<string>): HTMLElement | undefined {
  for (const part of ['', '__option1', '__option2', '__option3']) {
    for (const word of value === null ? ['oneof', 'anyof'] : ['oneof', 'anyof', 'kind']) {
      const select = byId(`${id}${part}__${word}_select`);
      if (isChoice(select) && !seen.has(select.id)) return select;
    }
  }
  return undefined;
}

/** The control of a value, which may stand in an option of an option. */
const controlOf = ({ id }: Place): HTMLElement | null =>
  ['', '__option1', '__option2', '__option3'].map((part) => byId(`${id}${part}`)).find((found) => found !== null) ?? null;

/** How well the controls on the page suit a value, to look at. */
function suits({ page }: Filling, place: Place, value: unknown): number {
  const held = read(page, place);
  const control = controlOf(place);
  if (value === null) return held === null ? 2 : 0;
  if (Array.isArray(value)) return byId(`${place.id}__add`) || isBox(byId(`${place.id}-0`)) ? 1 : -1;
  if (isMembers(value)) {
    if (held !== undefined && !isMembers(held)) return -1;
    const isOther = (name: string) => !isMembers(value[name]) && !Array.isArray(value[name]) && held?.[name] !== value[name];
    const contradicted = Object.keys(held ?? {}).filter((name) => held?.[name] !== undefined && isOther(name));
    const known = Object.keys(value).filter((name) => held?.[name] === value[name] || isThere(page, inside(place, name)));
    return known.length - 2 * contradicted.length + (byId(`${place.id}__add`) ? 0.5 : 0);
  }
  if (held === value) return 2;
  if (control instanceof HTMLSelectElement) return [...control.options].some(({ text }) => text === String(value)) ? 3 : 0;
  if (isBox(control)) return typeof value === 'boolean' || isCalled(control, value) ? 1 : -1;
  if (!isText(control)) return choicesOf(place.id).length > 0 ? 0 : -1;
  const isForNumbers = control.inputMode !== '' || control.type === 'number' || control.type === 'range';
  return isForNumbers === (typeof value === 'number') ? 1 : 0;
}

/** Looks at every option of a choice, and takes those that suit best until one holds the value. */
async function fillChoice(filling: Filling, place: Place, value: unknown, seen: ReadonlySet<string>): Promise<Obstacle> {
  const { page } = filling;
  const select = choiceOf(place, value, seen);
  if (!select) return fillValue(filling, place, value);
  const known = new Set([...seen, select.id]);
  const { values, chosen: begun } = optionsOf(select);
  const looks: { readonly option: string; readonly score: number }[] = [];
  for (const option of values) {
    const list = byId(select.id);
    if (!isChoice(list)) return `${select.id} went`;
    if (option !== optionsOf(list).chosen) await chooseOption(page, list, option);
    looks.push({ option, score: suits(filling, place, value) + (option === begun ? 0.1 : 0) });
  }
  let last: Obstacle = `${select.id} has no option`;
  for (const { option } of looks.sort((a, b) => b.score - a.score).slice(0, 4)) {
    const list = byId(select.id);
    if (!isChoice(list)) return `${select.id} went`;
    if (option !== optionsOf(list).chosen) await chooseOption(page, list, option);
    last = await fillChoice(filling, place, value, known);
    if (last === undefined && holds(filling, place, value)) return undefined;
    last ??= `${place.id} holds ${short(read(page, place))} for ${short(value)}`;
  }
  return last;
}

async function fillValue(filling: Filling, place: Place, value: unknown): Promise<Obstacle> {
  if (holds(filling, place, value)) return undefined;
  const control = controlOf(place);
  if (control instanceof HTMLSelectElement) return fillSelect(filling, place, control, value);
  const choices = choicesOf(place.id);
  if (choices.length > 0)
    return isBox(choices[0]) ? tick(filling, place, choices, value) : fillRadio(filling, place, choices, value);
  if (Array.isArray(value)) return fillRows(filling, place, value);
  if (isMembers(value)) return fillMembers(filling, place, value);
  if (isBox(control) && !isMembers(value) && value !== null) {
    for (let turn = 0; turn < 2 && !holds(filling, place, value); turn += 1) act(() => control.click());
    await settle(filling.page);
    return undefined;
  }
  if (value === null || !isText(control)) return `${place.id} has no control for ${short(value)}`;
  // A slider stands somewhere already: where it is put has to be another place.
  if (control instanceof HTMLInputElement && control.type === 'range') type(control, control.max);
  type(control, textFor(control, value));
  await settle(filling.page);
  return undefined;
}

/** How a value is typed into a control. */
function textFor({ type }: HTMLInputElement | HTMLTextAreaElement, value: unknown): string {
  const time = Date.parse(String(typeof value === 'number' ? new Date(value * 1000).toISOString() : value));
  if (type === 'datetime-local' && !Number.isNaN(time)) return new Date(time).toISOString().slice(0, 16);
  return type === 'time' ? String(value).slice(0, 5) : String(value);
}

/** Chooses an option of a list: the one that is called as the value is, or else one after the other. */
async function fillSelect(filling: Filling, place: Place, list: HTMLSelectElement, value: unknown): Promise<Obstacle> {
  const isNamed = ({ text }: HTMLOptionElement) => text === String(value);
  const options = [...list.options].filter((option) => option.value !== '');
  for (const option of [...options.filter(isNamed), ...options.filter((one) => !isNamed(one))]) {
    const select = controlOf(place);
    if (!(select instanceof HTMLSelectElement)) return `${place.id} went`;
    await choose(filling.page, select, option.value);
    if (holds(filling, place, value)) return undefined;
  }
  return `${place.id} has no option for ${short(value)}`;
}

async function fillRadio(
  filling: Filling,
  place: Place,
  buttons: readonly HTMLInputElement[],
  value: unknown,
): Promise<Obstacle> {
  for (const button of buttons) {
    act(() => button.click());
    await settle(filling.page);
    if (holds(filling, place, value)) return undefined;
  }
  return `${place.id} has no button for ${short(value)}`;
}

/** Ticks the boxes whose values are wanted: each is tried, and taken back where it brought something else. */
async function tick(filling: Filling, place: Place, boxes: readonly HTMLInputElement[], value: unknown): Promise<Obstacle> {
  const wanted = new Set((Array.isArray(value) ? value : []).map((one) => JSON.stringify(one)));
  for (const { id } of boxes) {
    const box = byId(id);
    if (!isBox(box) || box.checked) continue;
    act(() => box.click());
    const held = read(filling.page, place);
    if (Array.isArray(held) && !held.every((one) => wanted.has(JSON.stringify(one)))) act(() => void fireEvent.click(box));
  }
  await settle(filling.page);
  return undefined;
}

async function fillRows(filling: Filling, place: Place, rows: readonly unknown[]): Promise<Obstacle> {
  const { page } = filling;
  for (const [index, row] of rows.entries()) {
    const at = inside(place, index);
    // What may be left out as a whole is added before its rows.
    if (index === 0) await press(page, `${place.id}__optionalAdd`);
    if (!isThere(page, at)) await press(page, `${place.id}__add`);
    if (!isThere(page, at)) return `${at.id} cannot be added`;
    const obstacle = await fill(filling, at, row);
    if (obstacle !== undefined) return obstacle;
  }
  // Rows that the form begins a list with by itself, the last one first.
  for (let index = [read(page, place)].flat().length - 1; index >= rows.length; index -= 1)
    await press(page, `${inside(place, index).id}__remove`);
  return undefined;
}

async function fillMembers(filling: Filling, place: Place, members: Members): Promise<Obstacle> {
  const { page } = filling;
  // Some fields come only once others are filled in, and free names are given last.
  let waiting = Object.keys(members);
  for (let turn = 0; turn < 3 && waiting.length > 0; turn += 1) {
    const missing: string[] = [];
    for (const name of waiting) {
      if (!isThere(page, inside(place, name))) {
        missing.push(name);
        continue;
      }
      const obstacle = await fill(filling, inside(place, name), members[name]);
      if (obstacle !== undefined) return obstacle;
    }
    const isStuck = missing.length === waiting.length;
    waiting = missing;
    if (isStuck) break;
  }
  // What a choice says by its option is written with what is entered in it.
  for (const name of waiting.filter((one) => !holds(filling, inside(place, one), members[one]))) {
    const obstacle = (await nameMember(page, place, name)) ?? (await fill(filling, inside(place, name), members[name]));
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

const namesOf = (value: unknown): readonly string[] => (isMembers(value) ? Object.keys(value) : []);

/** Adds a member and gives it its name. */
async function nameMember(page: FilledPage, place: Place, name: string): Promise<Obstacle> {
  const before = namesOf(read(page, place));
  if (!(await press(page, `${place.id}__add`))) return `${place.id} takes no member ${name}`;
  const added = namesOf(read(page, place)).find((one) => !before.includes(one));
  const key = byId(`${inside(place, added ?? '').id}__key`);
  if (!(key instanceof HTMLInputElement)) return `${place.id} has no field for the name ${name}`;
  act(() => key.focus());
  fireEvent.input(key, { target: { value: name } });
  act(() => key.blur());
  await settle(page);
  return undefined;
}
