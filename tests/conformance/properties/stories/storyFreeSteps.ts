import { act, fireEvent } from '@testing-library/react';
import { bringMember, forgiven, isMembers, type Members, renamed, takeMember } from './storyModel.ts';
import { type FreePlace, freeOf, undoLines } from './storyPlaces.ts';
import type { Stage } from './storyStage.tsx';
import { byId, chosen, inSight, press, type Step } from './storySteps.ts';

const choice = (stage: Stage, at: number): FreePlace => {
  const free = chosen(freeOf(stage.story), at);
  if (!free) throw new Error('there are no members of free name');
  return free;
};

/** What the form has at the place of an id. */
const held = (stage: Stage, id: string): unknown =>
  id
    .split('_')
    .slice(1)
    .reduce<unknown>((value, name) => Object(value)[name], stage.read().data);

const freeName = (members: Members, wanted: string): string => {
  let name = wanted;
  for (let count = 1; Object.hasOwn(members, name); count += 1) name = `${wanted}-${count}`;
  return name;
};

const addTag: Step = (stage, { at, how }) => {
  const { id, members } = choice(stage, at);
  if (Object.keys(members).length > 5 || !press(`${id}__add`, how % 2 === 0)) return;
  const shown = held(stage, id);
  const name = ['newKey', 'newKey2', 'newKey3', 'newKey4', 'newKey5', 'newKey6', 'newKey7'].find(
    (one) => !Object.hasOwn(members, one),
  );
  if (name === undefined) throw new Error('there is no name left');
  forgiven(stage.story, members, name);
  members[name] = isMembers(shown) ? shown[name] : undefined;
  return how % 2 === 0;
};

const renameTag: Step = (stage, { at, how, text }) => {
  const { id, members } = choice(stage, at);
  const names = Object.keys(members);
  const old = chosen(names, how >> 3);
  const control = inSight(`${id}_${old}__key`);
  const wanted = ['a1', 'b2', 'c3', 'z'][how % 4] ?? text;
  if (old === undefined || !(control instanceof HTMLInputElement) || control.readOnly || wanted === old) return;
  act(() => control.focus());
  fireEvent.input(control, { target: { value: wanted } });
  const next = byId(`${id}_${old}`);
  // As Tab does.
  act(() => (how % 3 === 0 ? control.blur() : next?.focus()));
  const name = freeName(members, wanted);
  const entries = Object.entries(members).map(([key, value]) => [key === old ? name : key, value] as const);
  for (const key of names) delete members[key];
  Object.assign(members, Object.fromEntries(entries));
  renamed(stage.story, members, old, name);
  return how % 3 !== 0;
};

const removeTag: Step = (stage, { at, how }) => {
  const { id, members } = choice(stage, at);
  const name = chosen(Object.keys(members), how >> 3);
  if (name === undefined || !press(`${id}_${name}__remove`, how % 2 === 0)) return;
  takeMember(stage.story, members, name);
  return how % 2 === 0;
};

const undoTag: Step = (stage, { at, how }) => {
  const { id, members } = choice(stage, at);
  const gone = stage.story.goneMembers.get(members) ?? [];
  const which = how % Math.max(1, gone.length);
  const back = gone[which];
  const line = undoLines(id)[which];
  if (!back || !line || !press(line.id, how % 3 > 0)) return;
  bringMember(stage.story, members, back, freeName(members, back.name));
  return true;
};

/** The steps that are about members whose names people give. */
export const freeSteps = { addTag, renameTag, removeTag, undoTag } satisfies { readonly [name: string]: Step };
