// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { prepareForm } from '@reelform/engine';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { compileForeign } from '../compileForeign.ts';
import { schema, ui } from './lateStories/lateForm.ts';
import { latePlots, playLateStory } from './lateStories/playLateStory.ts';
import { propertyRuns } from './propertyRuns.ts';

const result = await compileForeign({ schema, ui }, { messages: 'schemas/messages/en.json' });
if ('complaints' in result) throw new Error(result.complaints.join('\n'));
const { form } = result;
await prepareForm(form);

const clock = {
  begin: () => void vi.useFakeTimers(),
  pass: (ms: number) => void vi.advanceTimersByTime(ms),
  end: () => void vi.useRealTimers(),
};
const { numRuns, seed, timeoutMs } = propertyRuns(2);

it('what is answered late comes where it was asked for, and nothing typed is lost on the way', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(latePlots(40), async (events) => {
    expect(await playLateStory(form, events, clock)).toEqual([]);
  });
  await fc.assert(property, { numRuns, seed });
});
