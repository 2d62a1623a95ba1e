import { type FormModule, type JsonObject, judge } from '@reelform/engine/validation';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { Clock } from '../stories/playStory.ts';
import { faultsOfData, faultsOfNames } from '../stories/storyChecks.ts';
import { asDocument, createStory, told } from '../stories/storyModel.ts';
import { buttonOf } from '../stories/storySending.ts';
import { chosen, type Wish } from '../stories/storySteps.ts';
import { documentOf } from './lateForm.ts';
import { faultsOfFiles, lateRowSteps } from './lateRowSteps.ts';
import { followTexts, type LateStep, searchSteps } from './lateSearchSteps.ts';
import { type LateStage, openStage, rowsIn } from './lateStage.tsx';

const asJson = (stage: LateStage) => asDocument(stage.story.data) as JsonObject; // made of JSON

/** What was sent is saved; a press that waits for a search sends once that has answered, in the midst of another step. */
const takeSent = ({ story, submissions }: LateStage) => {
  const sent = submissions.splice(0).at(-1);
  if (sent) story.saved = told(sent.data);
};

/** The form is sent: a text that is no tag yet holds it back, as what is wrong does. */
const send: LateStep = async (stage) => {
  stage.submissions.length = 0;
  await act(async () => buttonOf('Send')?.click());
  const isHeld = document.querySelector('[data-unfinished]') !== null;
  const { valid } = judge(stage.form, asJson(stage), { mode: 'strict' });
  const isSent = stage.submissions.length > 0;
  if (isSent && (isHeld || !valid)) return ['was sent although something is wrong'];
  if (!isSent && !isHeld && valid) return ['was not sent'];
  if (isSent) takeSent(stage);
  else if (document.activeElement?.closest('[hidden]')) return ['the focus is in a row that is folded'];
  return followTexts(stage);
};

/** The host shows another document, or the saved one. */
const reset: LateStep = async (stage, { how }) => {
  const { story } = stage;
  if (how % 2 === 0) stage.turn += 1;
  const next = how % 2 === 0 ? documentOf(stage.turn) : (asDocument(story.saved) as JsonObject);
  await act(async () => (how % 2 === 0 ? stage.handle().reset(next) : stage.handle().revert()));
  stage.story = createStory({ ...next });
  if (stage.runs.some(({ sent, isUnderWay }) => isUnderWay && !sent.request.signal.aborted)) return ['a file goes on'];
  Object.assign(stage, { typed: [], makings: [], runs: [] });
};

/** The host says that something is wrong; it is said of that row wherever it goes. */
const refuse: LateStep = async (stage, { at, how }) => {
  const row = chosen(rowsIn(stage.story), at);
  if (!row) return;
  const path = `/rows/${rowsIn(stage.story).indexOf(row)}/${['name', 'city', 'tags', 'file'][how % 4]}`;
  await act(async () => stage.handle().setErrors([{ path, keyword: 'x', message: 'No.' }]));
};

/** The host sets a file of a row; one that is on its way there goes on, for it was chosen later. */
const setFile: LateStep = async (stage, { at }) => {
  const row = chosen(rowsIn(stage.story), at);
  if (!row) return;
  stage.turn += 1;
  const value = `files/host${stage.turn}.pdf`;
  await act(async () => stage.handle().setValue(`/rows/${rowsIn(stage.story).indexOf(row)}/file`, value));
  row['file'] = value;
  return followTexts(stage);
};

const pause: LateStep = async (stage, { how }) => {
  await stage.wait(how % 400);
  return followTexts(stage);
};

const steps: { readonly [name: string]: LateStep } = { ...searchSteps, ...lateRowSteps, send, reset, refuse, setFile, pause };

/** How often each thing is done, compared with the others. */
const weights = {
  ...{ search: 8, key: 8, found: 6, make: 8, made: 6, pause: 4 },
  ...{ add: 1, copy: 2, remove: 3, undo: 3, move: 3, name: 2, fold: 2, file: 6 },
  ...{ send: 2, reset: 1, refuse: 1, setFile: 2 },
} as const;

/** One thing that happens, and what it is done with. */
export interface LateEvent extends Wish {
  readonly name: keyof typeof weights;
}

const names = Object.entries(weights).map(([name, weight]) => ({
  weight,
  arbitrary: fc.constant(name as LateEvent['name']), // a key of the table above
}));

/** Any so many things that happen, most of them to a few fields. */
export const latePlots = (most: number): fc.Arbitrary<readonly LateEvent[]> =>
  fc.array(
    fc.record({
      name: fc.oneof(...names),
      at: fc.nat(50),
      how: fc.nat(500),
      text: fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('x', 'Y', 'n') }),
    }),
    { maxLength: most, size: 'max' },
  );

/**
 * Plays events on a form of the page whose host answers late.
 *
 * @returns what is wrong after the first event that something is wrong after
 */
export const playLateStory = async (
  form: FormModule,
  events: readonly LateEvent[],
  clock: Clock,
): Promise<readonly string[]> => {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words) => void said.push(words.map(String).join(' ').slice(0, 600));
  try {
    const stage = await openStage(form, clock.pass, documentOf(1));
    clock.begin();
    for (const [at, { name, ...wish }] of events.entries()) {
      const faults = [...((await steps[name]?.(stage, wish)) ?? [])];
      const handle = stage.handle();
      act(() => handle.flush());
      takeSent(stage);
      faults.push(...faultsOfData(stage.story, handle.getData(), handle.isDirty()));
      faults.push(...faultsOfFiles(stage), ...faultsOfNames(stage.page), ...said);
      if (faults.length > 0) return [`after ${at} ${name} ${JSON.stringify(wish)}`, ...faults];
    }
    return said;
  } finally {
    clock.end();
    cleanup();
    console.error = error;
  }
};
