import { act } from '@testing-library/react';
import { asDocument, createStory, type Members, told } from './storyModel.ts';
import { decide, saved } from './storySaver.ts';
import { buttonOf } from './storySending.ts';
import type { Step } from './storySteps.ts';

/** The page that the form is on is hidden for a while, and shown again. */
const hide: Step = async (stage, wish) => {
  stage.draw({ isHidden: true });
  stage.wait(wish.how % 300);
  if (wish.how % 3 > 0) await saved(stage, wish);
  stage.draw({ isHidden: false });
};

/** The host lets nothing be entered for a while. */
const freeze: Step = (stage, { how }) => {
  stage.draw(how % 2 === 0 ? { disabled: true } : { readOnly: true });
  if (how % 3 > 0) stage.wait(how % 300);
  stage.draw({ disabled: false, readOnly: false });
};

// What offers them is fetched, which takes real time.
const realTimeout = setTimeout;

/** The page is left, or lost, and opened again: what is not saved is offered, and brought back or not. */
const comeBack: Step = async (stage, { how }) => {
  if (stage.saver) return;
  const { isDirty } = stage.read();
  stage.wait(400);
  const { data, saved: stored } = stage.story;
  const kept = Object.entries({ ...localStorage });
  const lose = () => {
    for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
    for (const [name, text] of kept) localStorage.setItem(name, text);
  };
  stage.mountAnew(asDocument(stored) as Members, how % 2 === 0 ? lose : undefined); // an object stays one
  const find = () => buttonOf(how % 3 === 0 ? 'Discard' : 'Bring them back');
  for (let turn = 0; isDirty && turn < 4000 && !find(); turn += 1) await act(() => new Promise((go) => realTimeout(go, 5)));
  const button = find();
  if ((button !== undefined) !== isDirty) throw new Error(`unsaved entries are ${button ? '' : 'not '}offered`);
  act(() => button?.click());
  if (isDirty && how % 3 > 0) stage.story = { ...createStory(data), saved: told(stored) };
};

/** The steps that are about the page around the form. */
export const pageSteps = { hide, freeze, comeBack, saved, decide } satisfies { readonly [name: string]: Step };
