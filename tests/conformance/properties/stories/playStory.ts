import type { FormModule } from '@reelform/engine/validation';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { holdHalves } from './halfTyped.ts';
import { faultsOfData, faultsOfErrors, faultsOfNames, faultsOfPage } from './storyChecks.ts';
import { choiceSteps } from './storyChoiceSteps.ts';
import { documentOf } from './storyForm.ts';
import { freeSteps } from './storyFreeSteps.ts';
import { layOutRows } from './storyLayout.ts';
import { pageSteps } from './storyPageSteps.ts';
import { faultsOfPages, type LayoutName, layoutSteps, layouts, openPages } from './storyPages.ts';
import { rowSteps } from './storyRowSteps.ts';
import { faultsOfSaving, saveAll } from './storySaver.ts';
import { answer, backToSaved, send } from './storySending.ts';
import { openStage } from './storyStage.tsx';
import { type Step, valueSteps, type Wish } from './storySteps.ts';

const steps: { readonly [name: string]: Step } = {
  ...valueSteps,
  ...choiceSteps,
  ...freeSteps,
  ...rowSteps,
  ...pageSteps,
  ...layoutSteps,
};

/** How often each thing is done, compared with the others. */
const weights = {
  ...{
    type: 12,
    half: 3,
    pause: 2,
    blur: 1,
    compose: 2,
    composed: 1,
    choose: 4,
    tick: 3,
    tickOne: 3,
    hideSome: 2,
    pick: 2,
    openAs: 2,
    kindOf: 1,
    addTag: 3,
    renameTag: 3,
    removeTag: 3,
    undoTag: 3,
  },
  ...{ add: 3, insert: 3, copy: 2, remove: 5, undo: 5, undoAll: 1, move: 6, drag: 4, setRow: 1, visit: 2, scroll: 3 },
  ...{ serverErrors: 2, hostData: 2, change: 1, send: 4, answer: 3, backToSaved: 1, check: 3 },
  ...{ turn: 4, goOn: 3, follow: 3 },
  ...{ hide: 2, freeze: 2, comeBack: 1, saved: 4, decide: 3 },
} as const;

type Name = keyof typeof weights;

/** One thing that happens, and what it is done with. */
export interface Event extends Wish {
  readonly name: Name;
}

/** Things that happen to a form, and how many rows its long list begins with. */
export interface Plot {
  readonly rows: number;
  /** It is saved by itself. */
  readonly isAutosaved: boolean;
  /** @default 'plain' */
  readonly layout?: LayoutName;
  readonly events: readonly Event[];
}

const names = Object.entries(weights).map(([name, weight]) => ({
  weight,
  arbitrary: fc.constant(name as Name), // a key of the table above
}));
const event: fc.Arbitrary<Event> = fc.record({
  name: fc.oneof(...names),
  at: fc.nat(500),
  how: fc.nat(2000),
  text: fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom('a', 'b', 'é', '好', ' ') }),
});

/** Any plot of so many events. */
export const plots = (most: number, least = 0): fc.Arbitrary<Plot> =>
  fc.record({
    layout: fc.constantFrom(...layouts),
    // Around the length from which rows rest, and, as they are drawn in half the time, few.
    rows: fc.constantFrom(0, 2, 2, 31, 33),
    isAutosaved: fc.boolean(),
    events: fc.array(event, { minLength: least, maxLength: most, size: 'max' }),
  });

/** What time is for a plot: it begins once a form stands, passes as asked, and ends. */
export interface Clock {
  readonly begin: () => void;
  readonly pass: (ms: number) => void;
  readonly end: () => void;
}

/** What opens no page. */
const quiet: ReadonlySet<Name> = new Set([
  ...[
    'pause',
    'blur',
    'composed',
    'serverErrors',
    'hostData',
    'setRow',
    'scroll',
    'saved',
    'decide',
    'hide',
    'freeze',
    'check',
  ],
] as const);

/**
 * Plays a plot on a form of the page, which has the plot's layout.
 *
 * @returns what is wrong after the first event that something is wrong after
 */
export const playStory = async (
  form: FormModule,
  { rows, isAutosaved, layout = 'plain', events }: Plot,
  clock: Clock,
): Promise<readonly string[]> => {
  const said: string[] = [];
  // A file before this one may have left something in the page.
  const ofOthers = new Set(document.body.children);
  const { error } = console;
  console.error = (...words) => void said.push(words.map(String).join(' ').slice(0, 600));
  let layFlat: (() => void) | undefined;
  const endHalves = holdHalves();
  try {
    const stage = await openStage(form, clock.pass, { document: documentOf(0, rows), isAutosaved, layout });
    clock.begin();
    layFlat = layOutRows(() => stage.scrolled);
    for (const [at, { name, ...wish }] of [...events, { name: 'check' as const, at: 0, how: 0, text: '' }].entries()) {
      const faults: string[] = [];
      const before = quiet.has(name) ? openPages() : undefined;
      let keepsFocus = false;
      if (name === 'send') faults.push(...(await send(stage, wish)));
      else if (name === 'answer') await answer(stage, wish);
      else if (name === 'backToSaved') await backToSaved(stage);
      else if (name === 'check') {
        const { data, isDirty } = stage.read();
        faults.push(...faultsOfData(stage.story, data, isDirty));
        stage.wait(0);
        faults.push(...faultsOfErrors(stage.story), ...faultsOfNames(stage.page()), ...faultsOfSaving(stage));
      } else keepsFocus = (await steps[name]?.(stage, wish)) === true;
      if (keepsFocus && document.activeElement === document.body) faults.push('the focus is lost');
      faults.push(...faultsOfPage(stage.story, stage.page()), ...faultsOfPages(stage, before), ...said);
      if (faults.length > 0) return [`after ${at} ${name} ${JSON.stringify(wish)}`, ...faults];
    }
    const unsaved = await saveAll(stage);
    if (unsaved.length > 0) return unsaved;
    cleanup();
    // What Tabster lays around a page comes a moment later, also after such a file.
    const parts = [...document.body.querySelectorAll(':scope > :not([data-tabster-dummy])')];
    const left = parts.filter((part) => !ofOthers.has(part));
    return [...left.map(({ outerHTML }) => `left behind: ${outerHTML.slice(0, 200)}`), ...said];
  } finally {
    layFlat?.();
    endHalves();
    clock.end();
    localStorage.clear();
    cleanup();
    console.error = error;
  }
};
