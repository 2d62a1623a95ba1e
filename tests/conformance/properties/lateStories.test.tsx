// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schema, ui } from './lateStories/lateForm.ts';
import { latePlots, playLateStory } from './lateStories/playLateStory.ts';
import { preparedForm } from './preparedForm.ts';
import { propertyRuns } from './propertyRuns.ts';
import { fakeClock } from './stories/fakeClock.ts';

const form = await preparedForm({ schema, ui });
const { timeoutMs, ...runs } = propertyRuns(2);

it('what is answered late comes where it was asked for, and nothing typed is lost on the way', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(latePlots(40), async (events) => {
    expect(await playLateStory(form, events, fakeClock)).toEqual([]);
  });
  await fc.assert(property, runs);
});
