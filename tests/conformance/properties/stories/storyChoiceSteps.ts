import { act } from '@testing-library/react';
import { parts } from './storyForm.ts';
import { forgiven } from './storyModel.ts';
import { radiosOf, toldRows } from './storyPlaces.ts';
import { byId, chosen, type Step } from './storySteps.ts';

/** The box of a row is ticked, or no longer; fields come and go with it. */
const tick: Step = (stage, { at, how }) => {
  const told = chosen(toldRows(stage.story), at);
  const box = byId(`${told?.id}_lead`);
  if (!told || !(box instanceof HTMLInputElement) || box.disabled) return;
  if (how % 2 === 0) act(() => box.focus());
  act(() => box.click());
  told.row['lead'] = told.row['lead'] !== true;
  forgiven(stage.story, told.row, 'lead');
  return how % 2 === 0;
};

/** One of a row's parts is chosen. */
const pick: Step = (stage, { at, how }) => {
  const told = chosen(toldRows(stage.story), at);
  const which = (how >> 1) % parts.length;
  const radio = radiosOf(told?.id ?? '')[which];
  if (!told || !radio || radio.disabled) return;
  if (how % 2 === 0) act(() => radio.focus());
  act(() => radio.click());
  if (told.row['part'] === parts[which]) return;
  told.row['part'] = parts[which];
  forgiven(stage.story, told.row, 'part');
  return how % 2 === 0;
};

/** The steps that are about boxes to tick and buttons to choose. */
export const choiceSteps = { tick, pick } satisfies { readonly [name: string]: Step };
