import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import type { FormModule, JsonObject } from '@reelform/engine/validation';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { type PageState, StoryForm } from './StoryForm.tsx';
import { german } from './storyForm.ts';
import { createStory, type Members, type Story } from './storyModel.ts';
import type { LayoutName } from './storyPages.ts';
import { type Place, placesOf } from './storyPlaces.ts';
import { createSaver, type Saver } from './storySaver.ts';

/** A submission that the server has not answered. */
export interface Sending {
  readonly sent: Members;
  /** What was saved at that time. */
  readonly stored: Members;
  /** The document that was on the page. */
  readonly document: Members;
  /** The controls at that time. */
  readonly places: readonly Place[];
  readonly answer: (outcome: SubmitOutcome) => void;
}

/** A form on the page, and the story that is played on it. */
export interface Stage {
  readonly form: FormModule;
  readonly layout: LayoutName;
  story: Story;
  readonly page: () => HTMLElement;
  readonly handle: () => FormHandle;
  /** The data and whether they are unsaved, everything typed committed. */
  readonly read: () => { readonly data: JsonObject; readonly isDirty: boolean };
  /** What was sent and not looked at yet. */
  readonly submissions: Submission[];
  sending: Sending | undefined;
  /** The server of a form that is saved by itself. */
  saver: Saver | undefined;
  /** Whether the next submission waits for its answer. */
  isSlow: boolean;
  role: string;
  /** How far the page is scrolled down the long list, in CSS pixels. */
  scrolled: number;
  isGerman: boolean;
  /** Counts documents and messages, so that each is another one. */
  turn: number;
  /** Draws the page anew, with what is said here about it. */
  readonly draw: (news?: Partial<PageState>) => void;
  /** Takes the form from the page and puts another one there, with a document; `between` happens meanwhile. */
  readonly mountAnew: (document: Members, between?: () => void) => void;
  /** Lets time pass. */
  readonly wait: (ms: number) => void;
}

/** What a page begins with. */
export interface Opening {
  readonly document: Members;
  readonly isAutosaved: boolean;
  readonly layout: LayoutName;
}

/** Puts `form` on the page with a document; `wait` lets its time pass. */
export const openStage = async (
  form: FormModule,
  wait: Stage['wait'],
  { document, isAutosaved, layout }: Opening,
): Promise<Stage> => {
  const ref = createRef<FormHandle>();
  let initialData = structuredClone(document);
  let page: PageState = { isHidden: false, disabled: false, readOnly: false };
  const stage: Stage = {
    form,
    layout,
    story: createStory(document),
    page: () => mounted.container,
    handle: () => {
      if (!ref.current) throw new Error('there is no form');
      return ref.current;
    },
    read: () => {
      const handle = stage.handle();
      act(() => handle.flush());
      return { data: handle.getData(), isDirty: handle.isDirty() };
    },
    submissions: [],
    sending: undefined,
    saver: isAutosaved ? createSaver(document) : undefined,
    isSlow: false,
    role: 'owner',
    scrolled: 0,
    isGerman: false,
    turn: 1,
    draw: (news) => {
      page = { ...page, ...news };
      mounted.rerender(drawn());
    },
    mountAnew: (next, between) => {
      cleanup();
      between?.();
      initialData = next;
      stage.story = createStory(next);
      if (isAutosaved) stage.saver = createSaver(next);
      mounted = render(drawn());
    },
    // Nobody may await it: React would take its act for one that goes on, and complain of frames meanwhile.
    wait: (ms) => void act(() => wait(ms)),
  };
  const onSubmit = (submission: Submission): Promise<SubmitOutcome> => {
    stage.submissions.push(submission);
    if (!stage.isSlow) return Promise.resolve({ ok: true });
    const { data: document, saved: stored } = stage.story;
    const [sent, places] = [structuredClone(document), placesOf(stage.story)];
    return new Promise((answer) => {
      stage.sending = { sent, stored, document, places, answer };
    });
  };
  const drawn = () => {
    const given = { page, form, saver: stage.saver, handle: ref, context: { role: stage.role }, onSubmit };
    return <StoryForm {...given} initialData={initialData as JsonObject} locale={stage.isGerman ? german : undefined} />; // made of JSON
  };
  let mounted = render(drawn());
  await waitFor(() => {
    const isThere = placesOf(stage.story).every(({ id, mayRest }) => mayRest || globalThis.document.getElementById(id));
    if (!isThere || globalThis.document.querySelector('[aria-busy="true"]')) throw new Error('still loading');
  });
  return stage;
};
