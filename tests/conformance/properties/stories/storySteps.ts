import type { JsonObject } from '@reelform/engine/validation';
import { act, fireEvent } from '@testing-library/react';
import { typeHalf } from './halfTyped.ts';
import { documentOf } from './storyForm.ts';
import { asDocument, createStory, forgiveAll, forgiven, type Members, switchKind, told } from './storyModel.ts';
import { choicesOf, type Place, placesOf, textOf, typeInto } from './storyPlaces.ts';
import type { Stage } from './storyStage.tsx';

/** What a step is done to and with: `at` chooses among what is there, `how` among the ways. */
export interface Wish {
  readonly at: number;
  readonly how: number;
  readonly text: string;
}

/** Something that a person or the host does; true when the focus must not have been lost by it. */
export type Step = (stage: Stage, wish: Wish) => Promise<boolean> | boolean | Promise<void> | void;

/** The one that is chosen among some. */
export const chosen = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

export const byId = (id: string): HTMLElement | null => document.getElementById(id);

/** The element with an id, all that folds it away opened, as the browser's own search does. */
export const inSight = (id: string): HTMLElement | null => {
  const element = byId(id);
  for (let at = element?.closest('[hidden]'); at; at = at.parentElement?.closest('[hidden]')) {
    const folded = at;
    act(() => void folded.dispatchEvent(new Event('beforematch', { bubbles: true })));
  }
  return element;
};

/** Presses a button, by the keyboard or with a pointer that leaves the focus where it is. False when it is not there. */
export const press = (id: string, byKeyboard: boolean): boolean => {
  const button = inSight(id);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
  if (byKeyboard) act(() => button.focus());
  act(() => button.click());
  return true;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const controlOf = (place: Place | undefined): TextControl | undefined => {
  const control = byId(place?.id ?? '');
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && !control.readOnly && !control.disabled ? control : undefined;
};

const put = (stage: Stage, place: Place, control: TextControl, text: string) => {
  if (control.value === text) return;
  fireEvent.input(control, { target: { value: text } });
  stage.story.half.get(place.holder)?.delete(place.member);
  typeInto(stage.story, place, text);
  forgiven(stage.story, place.holder, place.member);
};

const days = ['', '2024-01-01', '1999-12-31', '2030-06-15'];

const textFor = (place: Place, { how, text }: Wish): string => {
  const old = textOf(place);
  if (place.kind === 'day') return days[how % days.length] ?? '';
  if (place.kind === 'number') return ['', '0', '12', '1.5', '1.', '-3', `${old}7`, 'x', '-', '1e', '.', '-0'][how % 12] ?? '';
  if (how % 5 === 0) return '';
  return how % 2 === 0 ? `${old}${text}`.slice(0, 9) : text;
};

const type: Step = (stage, wish) => {
  const place = chosen(placesOf(stage.story), wish.at);
  const control = controlOf(place);
  if (!place || !control) return;
  // What fills in forms for people reaches what is folded away.
  if (wish.how % 7 > 0) act(() => inSight(control.id)?.focus());
  put(stage, place, control, textFor(place, wish));
  if (wish.how % 3 === 0) stage.wait(wish.how % 200);
  if (wish.how % 11 === 0) act(() => control.blur());
};

/** A part of a day is typed or taken away, which is no value; the field is left, or not. */
const half: Step = (stage, { at, how }) => {
  const place = chosen(
    placesOf(stage.story).filter(({ kind }) => kind === 'day'),
    at,
  );
  const control = controlOf(place);
  if (!place || !(control instanceof HTMLInputElement)) return;
  // A whole day that is typed and not committed yet would be none by then.
  stage.read();
  act(() => inSight(control.id)?.focus());
  act(() => typeHalf(control));
  const known = stage.story.half.get(place.holder) ?? new Set();
  if (!known.has(place.member)) forgiven(stage.story, place.holder, place.member);
  stage.story.half.set(place.holder, known.add(place.member));
  if (how % 2 === 0) act(() => control.blur());
  if (how % 3 === 0) stage.wait(how % 200);
};

/** Begins to compose with an input method, and leaves it at that. */
const compose: Step = (stage, wish) => {
  const place = chosen(
    placesOf(stage.story).filter(({ kind }) => kind === 'text'),
    wish.at,
  );
  const control = controlOf(place);
  if (!place || !control) return;
  act(() => inSight(control.id)?.focus());
  fireEvent.compositionStart(control);
  put(stage, place, control, `${textOf(place)}か`.slice(-9));
  if (wish.how % 2 === 0) stage.wait(150);
};

const composed: Step = (_stage, { text }) => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea'))
    act(() => void fireEvent.compositionEnd(activeElement, { data: text }));
};

const blur: Step = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) act(() => activeElement.blur());
};

const choose: Step = (stage, { at, how }) => {
  const place = chosen(
    choicesOf(stage.story).filter(({ id }) => byId(`${id}__oneof_select`)),
    at,
  );
  const select = inSight(`${place?.id}__oneof_select`);
  if (!place || !(select instanceof HTMLSelectElement) || select.disabled) return;
  const to = how % 2;
  const kind = place.kinds[to] ?? '';
  if (kind === place.choice['kind']) return;
  const isFocused = (how >> 1) % 3 > 0;
  if (isFocused) act(() => select.focus());
  act(() => void fireEvent.change(select, { target: { value: String(to) } }));
  switchKind(stage.story, place.choice, kind);
  return isFocused;
};

const kindOf: Step = ({ story }, { how }) => {
  const select = inSight('root_kind');
  if (!(select instanceof HTMLSelectElement)) return;
  const value = how % 2 === 0 ? 'short' : 'long';
  act(() => select.focus());
  act(() => void fireEvent.change(select, { target: { value: select.options[(how % 2) + 1]?.value } }));
  story.data['kind'] = value;
  return true;
};

/** The row of the long list comes into sight. */
const visit: Step = (_stage, { at }) => {
  const row = inSight(`root_long_${at % 40}`);
  if (!row?.hasAttribute('data-resting')) return;
  act(() => row.focus());
  return true;
};

/** The page is scrolled: rows of the long list come to rest and are drawn. */
const scroll: Step = (stage, { how }) => {
  stage.scrolled = (how % 6) * 600;
  act(() => void fireEvent.scroll(document));
  stage.wait(20);
};

const serverErrors: Step = (stage, { at, how }) => {
  // What is typed and not committed would count as edited after the errors came.
  stage.read();
  const places = placesOf(stage.story);
  const found = [chosen(places, at), chosen(places, at + how)].filter((place) => place !== undefined);
  forgiveAll(stage.story);
  const errors = [...new Set(found)].map((place) => {
    stage.turn += 1;
    return { place, message: `server ${stage.turn}` };
  });
  act(() => stage.handle().setErrors(errors.map(({ place, message }) => ({ path: place.pointer, keyword: 'x', message }))));
  const told = errors.map(({ place: { holder, member }, message }) => ({ holder, member, message }));
  stage.story.errors = [...stage.story.errors, ...told];
};

const nextDocument = (stage: Stage, how: number): Members => {
  stage.turn += 1;
  return documentOf(stage.turn, [0, 3, 31, 33][how % 4] ?? 0);
};

const replaced = (stage: Stage, data: Members, saved: Members) => {
  stage.story = { ...createStory(data), saved: told(saved) };
};

/** The host puts other data, or the saved ones, into the form, or takes them for saved. */
const hostData: Step = (stage, { how }) => {
  const { story } = stage;
  const handle = stage.handle();
  const other = nextDocument(stage, how);
  const given = structuredClone(other) as JsonObject; // made of JSON
  if (how % 5 === 0) {
    act(() => handle.reset(given));
    replaced(stage, other, other);
    // The host says so: nothing of it is saved by itself.
    if (stage.saver) stage.saver.base = told(other);
  } else if (how % 5 === 1) {
    act(() => handle.revert());
    replaced(stage, story.saved, story.saved);
  } else if (how % 5 === 2) {
    act(() => handle.replace(given));
    replaced(stage, other, story.saved);
  } else if (how % 5 === 3) {
    act(() => handle.settle(asDocument(story.data) as JsonObject)); // made of JSON
    story.saved = structuredClone(story.data);
    if (stage.saver) stage.saver.base = structuredClone(story.data);
  } else {
    act(() => handle.setValue('/title', `s${how}`));
    story.data['title'] = `s${how}`;
    forgiven(story, story.data, 'title');
  }
};

const change: Step = (stage, { how }) => {
  if (how % 4 === 0) return stage.mountAnew(asDocument(stage.story.data) as Members); // an object stays one
  if (how % 4 === 1) stage.isGerman = !stage.isGerman;
  else stage.role = stage.role === 'owner' ? 'viewer' : 'owner';
  stage.draw();
};

const pause: Step = (stage, { how }) => stage.wait(how % 300);

/** The steps that are about values and the form as a whole. */
export const valueSteps = {
  ...{ type, half, compose, composed, blur, choose, kindOf, visit, scroll },
  ...{ serverErrors, hostData, change, pause },
} satisfies { readonly [name: string]: Step };
