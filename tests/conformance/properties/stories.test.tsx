// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import type { FormModule } from '@reelform/engine/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preparedForm } from './preparedForm.ts';
import { propertyRuns } from './propertyRuns.ts';
import { fakeClock } from './stories/fakeClock.ts';
import { type Event, playStory, plots } from './stories/playStory.ts';
import { schema } from './stories/storyForm.ts';
import { type LayoutName, laidOut } from './stories/storyPages.ts';

const prepared = new Map<LayoutName, Promise<FormModule>>();
const formOf = (layout: LayoutName): Promise<FormModule> => {
  const known = prepared.get(layout) ?? preparedForm({ schema, ui: laidOut(layout) });
  prepared.set(layout, known);
  return known;
};
const { timeoutMs, ...runs } = propertyRuns(5);

const event = (name: Event['name'], how = 0) => ({ name, at: 0, how, text: 'a' });

/** The faulty row has moved between the two refusals. */
const refusedTwice = {
  rows: 0,
  isAutosaved: false,
  events: [event('add'), event('send', 1), event('remove'), event('send', 52)],
};

/** What is hidden and sent is wrong. */
const hiddenIsWrong = {
  rows: 0,
  isAutosaved: false,
  events: [
    { ...event('type', 246), at: 7, text: 'aaaa' },
    { ...event('kindOf'), at: 0 },
    { ...event('send'), at: 0 },
  ],
};

/** A member of free name is added beside one that the server said something about. */
const addedBeside = {
  rows: 2,
  isAutosaved: false,
  events: [
    { ...event('addTag', 1990), at: 5 },
    { ...event('serverErrors', 1502), at: 435 },
    { ...event('addTag', 1207), at: 5 },
    event('check'),
  ],
};

it('a form holds and shows what was done to it, whatever people, host and server do in whatever order', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(plots(40), async (plot) => {
    expect(await playStory(await formOf(plot.layout ?? 'plain'), plot, fakeClock)).toEqual([]);
  });
  await fc.assert(property, { ...runs, examples: [[refusedTwice], [hiddenIsWrong], [addedBeside]] });
});
