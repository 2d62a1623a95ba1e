import { act, fireEvent } from '@testing-library/react';
import { type Members, pointerOf } from '../stories/storyModel.ts';
import { chosen, type Wish } from '../stories/storySteps.ts';
import { optionOf } from './lateHost.ts';
import { chosenIn, inputOf, type LateStage, type SearchPlace, searchesOf } from './lateStage.tsx';

/** Something that is done; what is wrong with what followed at once. */
export type LateStep = (stage: LateStage, wish: Wish) => Promise<readonly string[] | undefined>;

const typedIn = ({ typed }: LateStage, { holder, member }: SearchPlace) =>
  typed.find((one) => one.holder === holder && one.member === member);

/** A field holds a text that is no value, or, without one, no more. */
const setTyped = (stage: LateStage, { holder, member }: SearchPlace, text: string | undefined) => {
  const others = stage.typed.filter((one) => one.holder !== holder || one.member !== member);
  stage.typed = text === undefined ? others : [...others, { holder, member, text }];
};

/** Sets what is chosen in a field. */
const setChosen = ({ holder, member }: SearchPlace, values: readonly string[]) => {
  if (member === 'tags') holder[member] = values.map((value) => ({ bare: value }));
  else if (values[0] === undefined) delete holder[member];
  else holder[member] = values[0];
};

const focused = (stage: LateStage): SearchPlace | undefined =>
  searchesOf(stage.story).find(({ id }) => id === document.activeElement?.id);

const isAlike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Takes over what has become of the typed texts: each still stands there, or is a value now. What a field that takes no
 * others than what is offered was searched for in vain is forgotten.
 */
export const followTexts = (stage: LateStage, marked?: string): readonly string[] =>
  searchesOf(stage.story).flatMap((place) => {
    const { id, member } = place;
    const text = typedIn(stage, place)?.text;
    const pointer = id.replace('root', '').replaceAll('_', '/');
    const now: unknown = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((value, name) => Object(value)[name], stage.handle().getData());
    const is = Array.isArray(now) ? now.map(String) : now === undefined ? [] : [String(now)];
    const before = chosenIn(place);
    const [fresh] = is.filter((value) => !before.includes(value));
    const [gone] = before.filter((value) => !is.includes(value));
    const mayTake = (value: string) => value === marked || (text !== undefined && isAlike(value, text));
    if (fresh !== undefined && mayTake(fresh)) setChosen(place, is);
    if (fresh === undefined && member === 'tags' && gone !== undefined && gone === marked) setChosen(place, is);
    if (text === undefined || inputOf(id).value === text) return [];
    setTyped(stage, place, undefined);
    const isTaken = [...is].some((value) => isAlike(value, text) || value === marked);
    return member === 'city' || isTaken ? [] : [`${id} has lost ${text}`];
  });

/** No browser gives the focus to what is folded away. */
export const isFolded = (input: HTMLElement): boolean => input.closest('[hidden]') !== null;

/** A text is typed, or emptied. */
export const search: LateStep = async (stage, { at, how, text }) => {
  const place = chosen(searchesOf(stage.story), at);
  if (!place) return;
  const input = inputOf(place.id);
  if (isFolded(input)) return;
  if (document.activeElement !== input) {
    await act(async () => input.focus());
    const faults = followTexts(stage);
    if (faults.length > 0) return faults;
  }
  const value = how % 6 === 0 ? '' : text;
  if (input.value === value) return;
  await act(async () => void fireEvent.change(input, { target: { value } }));
  setTyped(stage, place, value.trim() === '' ? undefined : value);
  if (value === '' && place.member === 'city') {
    // Left empty, it is taken away; what is chosen or typed on before that is not.
    await act(async () => input.blur());
    setChosen(place, []);
  }
  if (how % 3 === 0) await stage.wait(300);
  return followTexts(stage);
};

/** A key is pressed in the field that is searched, or the field is left. */
export const key: LateStep = async (stage, { how }) => {
  const place = focused(stage);
  const { activeElement } = document;
  if (!place || !(activeElement instanceof HTMLInputElement)) return;
  const pressed = ['Enter', 'Enter', 'Escape', 'ArrowDown', 'leave', 'leave'][how % 6] ?? '';
  const line = document.getElementById(activeElement.getAttribute('aria-activedescendant') ?? '');
  const marked = line?.getAttribute('role') === 'option' ? line.textContent : undefined;
  const asked = stage.host.makings.length;
  if (pressed === 'Escape' && activeElement.getAttribute('aria-expanded') !== 'true') setTyped(stage, place, undefined);
  if (pressed === 'leave') await act(async () => activeElement.blur());
  else await act(async () => void fireEvent.keyDown(activeElement, { key: pressed }));
  const made = stage.host.makings.slice(asked).map((one) => ({ holder: place.holder, asked: one }));
  stage.makings = [...stage.makings, ...made];
  return followTexts(stage, pressed === 'Enter' ? (marked ?? undefined) : undefined);
};

/** The host answers a search: one of those under way, in any order. */
export const found: LateStep = async (stage, { at, how }) => {
  const { searches } = stage.host;
  const asked = chosen(searches, at);
  if (!asked) return;
  searches.splice(searches.indexOf(asked), 1);
  const values = how % 3 === 0 ? [] : how % 3 === 1 ? ['x', 'y'] : [asked.text || 'x', `${asked.text}1`];
  await act(async () =>
    how % 7 === 0 ? asked.reject(new Error('No network')) : asked.resolve({ options: values.map(optionOf) }),
  );
  return followTexts(stage);
};

/** A text is typed that names no option, and the host is asked to make one of it. */
const make: LateStep = async (stage, { at, how, text }) => {
  const places = searchesOf(stage.story).filter(({ member }) => member === 'tags');
  const place = chosen(places, at);
  const input = place && inputOf(place.id);
  if (!place || !input || isFolded(input) || stage.makings.some(({ holder }) => holder === place.holder)) return;
  await act(async () => input.focus());
  const faults = followTexts(stage);
  if (faults.length > 0) return faults;
  const value = `${text}${stage.turn}`;
  stage.turn += 1;
  await act(async () => void fireEvent.change(input, { target: { value } }));
  setTyped(stage, place, value);
  await stage.wait(300);
  const asked = stage.host.searches.pop();
  await act(async () => asked?.resolve({ options: [] }));
  await act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
  const making = stage.host.makings.at(-1);
  if (making?.text !== value) return [`the host is not asked for ${value}`];
  stage.makings = [...stage.makings, { holder: place.holder, asked: making }];
  if (how % 2 === 0) await act(async () => input.blur());
  return followTexts(stage);
};

/** The host has made a tag, or not: it comes into the field that it was made for, wherever that is by now. */
export const made: LateStep = async (stage, { at, how }) => {
  const making = chosen(
    stage.makings.filter(({ waits }) => !waits),
    at,
  );
  if (!making) return;
  const { asked, holder } = making;
  stage.makings = stage.makings.filter((one) => one !== making);
  if (how % 4 === 0) {
    await act(async () => asked.reject(new Error('Not this one.')));
    return followTexts(stage);
  }
  await act(async () => asked.resolve(optionOf(asked.text)));
  if (pointerOf(stage.story, holder) === undefined) stage.makings = [...stage.makings, { ...making, waits: true }];
  else addTag(holder, asked.text);
  return followTexts(stage);
};

const addTag = (holder: Members, tag: string) => {
  const place = { id: '', holder, member: 'tags' } as const;
  if (!chosenIn(place).includes(tag)) setChosen(place, [...chosenIn(place), tag]);
};

/** A row is back, and with it what was made for it meanwhile. */
export const bringTags = (stage: LateStage, row: Members) => {
  for (const { holder, asked, waits } of stage.makings) if (waits && holder === row) addTag(row, asked.text);
  stage.makings = stage.makings.filter(({ holder, waits }) => !waits || holder !== row);
};

/** The steps that are about texts that are searched for. */
export const searchSteps = { search, key, found, make, made } satisfies { readonly [name: string]: LateStep };
