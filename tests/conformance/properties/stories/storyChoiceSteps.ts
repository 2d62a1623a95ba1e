import { act, fireEvent } from '@testing-library/react';
import { colours, openKinds, parts } from './storyForm.ts';
import { forgiven } from './storyModel.ts';
import { groupsOf, radiosOf, tickedOf, toldRows } from './storyPlaces.ts';
import { chosen, inSight, type Step } from './storySteps.ts';

/** The box of a row is ticked, or no longer; fields come and go with it. */
const tick: Step = (stage, { at, how }) => {
  const told = chosen(toldRows(stage.story), at);
  const box = inSight(`${told?.id}_lead`);
  if (!told || !(box instanceof HTMLInputElement) || box.disabled) return;
  if (how % 2 === 0) act(() => box.focus());
  act(() => box.click());
  told.row['lead'] = told.row['lead'] !== true;
  forgiven(stage.story, told.row, 'lead');
  return how % 2 === 0;
};

/** Some of the form is hidden, or shown again. */
const hideSome: Step = ({ story }) => {
  const box = inSight('root_hiding');
  if (!(box instanceof HTMLInputElement) || box.disabled) return;
  act(() => box.click());
  story.data['hiding'] = story.data['hiding'] !== true;
  forgiven(story, story.data, 'hiding');
};

/** One of a row's parts is chosen. */
const pick: Step = (stage, { at, how }) => {
  const told = chosen(toldRows(stage.story), at);
  const which = (how >> 1) % parts.length;
  const radio = radiosOf(told?.id ?? '')[which];
  if (!told || !radio || radio.disabled) return;
  if (how % 2 === 0) act(() => inSight(radio.id)?.focus());
  act(() => radio.click());
  if (told.row['part'] === parts[which]) return;
  told.row['part'] = parts[which];
  forgiven(stage.story, told.row, 'part');
  return how % 2 === 0;
};

/** A box of a group is ticked, or no longer, unless the group is only to be looked at. */
const tickOne: Step = (stage, { at, how }) => {
  const group = chosen(groupsOf(stage.story), at);
  const which = how % colours.length;
  const box = inSight(`${group?.id}-${which}`);
  if (!group || !(box instanceof HTMLInputElement)) return;
  act(() => box.focus());
  act(() => box.click());
  if (stage.role === 'viewer' && group.id === 'root_colours') return;
  const ticked = colours.filter((colour, index) => tickedOf(group).includes(colour) !== (index === which));
  group.holder['colours'] = ticked.map((bare) => ({ bare }));
  forgiven(stage.story, group.holder, 'colours');
  return true;
};

/** Another kind of value is chosen for the field that takes several. */
const openAs: Step = ({ story }, { how }) => {
  const select = inSight('root_remark__kind_select');
  const kind = openKinds[how % 2] ?? 'string';
  if (!(select instanceof HTMLSelectElement) || select.disabled || kind === story.open.kind) return;
  const { data, open } = story;
  act(() => select.focus());
  act(() => void fireEvent.change(select, { target: { value: String(how % 2) } }));
  forgiven(story, data, 'remark');
  open.kept.set(open.kind, data['remark']);
  open.kind = kind;
  const begun = kind === 'object' ? {} : undefined;
  data['remark'] = open.kept.get(kind) ?? begun;
  return true;
};

/** The steps that are about boxes to tick and buttons to choose. */
export const choiceSteps = { tick, tickOne, hideSome, pick, openAs } satisfies { readonly [name: string]: Step };
