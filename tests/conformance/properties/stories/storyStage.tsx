import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type Submission, type SubmitOutcome } from '@reelform/engine';
import type { FormModule, JsonObject } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { german } from './storyForm.ts';
import { createStory, type Members, type Story } from './storyModel.ts';
import { type Place, placesOf } from './storyPlaces.ts';

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
  story: Story;
  readonly page: () => HTMLElement;
  readonly handle: () => FormHandle;
  /** The data and whether they are unsaved, everything typed committed. */
  readonly read: () => { readonly data: JsonObject; readonly isDirty: boolean };
  /** What was sent and not looked at yet. */
  readonly submissions: Submission[];
  sending: Sending | undefined;
  /** Whether the next submission waits for its answer. */
  isSlow: boolean;
  role: string;
  /** How far the page is scrolled down the long list, in CSS pixels. */
  scrolled: number;
  isGerman: boolean;
  /** Counts documents and messages, so that each is another one. */
  turn: number;
  readonly redraw: () => void;
  /** Takes the form from the page and puts another one there, with the same data. */
  readonly mountAnew: () => void;
  /** Lets time pass. */
  readonly wait: (ms: number) => void;
}

/** Puts `form` on the page with a document; `wait` lets its time pass. */
export const openStage = async (form: FormModule, document: Members, wait: (ms: number) => void): Promise<Stage> => {
  const ref = createRef<FormHandle>();
  let initialData = structuredClone(document);
  const stage: Stage = {
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
    isSlow: false,
    role: 'owner',
    scrolled: 0,
    isGerman: false,
    turn: 1,
    redraw: () => mounted.rerender(drawn()),
    mountAnew: () => {
      const data = structuredClone(stage.story.data);
      cleanup();
      initialData = data;
      stage.story = createStory(data);
      mounted = render(drawn());
    },
    // Nobody may await it: React would take its act for one that goes on, and complain of frames meanwhile.
    wait: (ms) => void act(() => wait(ms)),
  };
  const drawn = () => (
    <StrictMode>
      <FluentProvider theme={webLightTheme}>
        <SchemaForm
          ref={ref}
          form={form}
          theme={fluentTheme}
          initialData={initialData as JsonObject} // made of JSON
          context={{ role: stage.role }}
          {...(stage.isGerman && { locale: german })}
          onSubmit={(submission) => {
            stage.submissions.push(submission);
            if (!stage.isSlow) return Promise.resolve({ ok: true });
            const sent = structuredClone(stage.story.data);
            const places = placesOf(stage.story);
            return new Promise((answer) => {
              const { data: document, saved: stored } = stage.story;
              stage.sending = { sent, stored, document, places, answer };
            });
          }}
        />
      </FluentProvider>
    </StrictMode>
  );
  let mounted = render(drawn());
  await waitFor(() => {
    const isThere = ['root_day', 'root_cast_0_name'].every((id) => globalThis.document.getElementById(id));
    if (!isThere || globalThis.document.querySelector('[aria-busy="true"]')) throw new Error('still loading');
  });
  return stage;
};
