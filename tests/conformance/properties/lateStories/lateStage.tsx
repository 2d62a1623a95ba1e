import type { FormHandle, Option, Submission, SubmitOutcome } from '@reelform/engine';
import type { FormModule, JsonObject } from '@reelform/engine/validation';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { StrictForm } from '../StrictForm.tsx';
import { createStory, isMembers, type Members, type Story } from '../stories/storyModel.ts';
import { type Asked, createHost, type LateHost, type Sent } from './lateHost.ts';

/** What a person has typed into a field that searches, and that is no value yet. */
export interface Typed {
  readonly holder: Members;
  readonly member: string;
  readonly text: string;
}

/** A tag that the host makes for a field. */
export interface Making {
  readonly holder: Members;
  readonly asked: Asked<Option>;
  /** It was made while its row was away. */
  readonly waits?: boolean;
}

/** A file on its way into a row, or that did not arrive there. */
export interface Run {
  readonly row: Members;
  readonly sent: Sent;
  readonly isUnderWay: boolean;
}

/** A form on the page, its host, and the story that is played on it. */
export interface LateStage {
  readonly form: FormModule;
  readonly host: LateHost;
  readonly page: HTMLElement;
  readonly handle: () => FormHandle;
  readonly submissions: Submission[];
  /** Lets time pass, and all that follows from it happen. */
  readonly wait: (ms: number) => Promise<void>;
  story: Story;
  typed: readonly Typed[];
  makings: readonly Making[];
  runs: readonly Run[];
  /** Counts documents and files, so that each is another one. */
  turn: number;
}

/** A field that searches. */
export interface SearchPlace {
  readonly id: string;
  readonly holder: Members;
  readonly member: 'tags' | 'city';
}

/** The rows of the document as it stands. */
export const rowsIn = ({ data }: Story): Members[] => {
  data['rows'] ??= [];
  return data['rows'] as Members[]; // the form's schema says so
};

/** Every field that searches. */
export const searchesOf = (story: Story): readonly SearchPlace[] => [
  { id: 'root_tags', holder: story.data, member: 'tags' },
  ...rowsIn(story).flatMap((row, index) =>
    (['tags', 'city'] as const).map((member) => ({ id: `root_rows_${index}_${member}`, holder: row, member })),
  ),
];

/** What is chosen in a field that searches. */
export const chosenIn = ({ holder, member }: SearchPlace): readonly string[] => {
  const value = holder[member];
  const items = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return items.map((item) => String(isMembers(item) ? item['bare'] : item));
};

/** The input with an id. @throws when it is not there */
export const inputOf = (id: string): HTMLInputElement => {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(`${id} is not on the page`);
  return input;
};

/** Puts a form on the page with a document, its list of options at hand; `pass` lets time pass. */
export const openStage = async (form: FormModule, pass: (ms: number) => void, initial: Members): Promise<LateStage> => {
  const handle = createRef<FormHandle>();
  const host = createHost();
  const submissions: Submission[] = [];
  const onSubmit = async (submission: Submission): Promise<SubmitOutcome> => {
    submissions.push(submission);
    return { ok: true };
  };
  const { container } = render(
    <StrictForm
      ref={handle}
      form={form}
      sources={host.sources}
      services={host.services}
      initialData={structuredClone(initial) as JsonObject}
      onSubmit={onSubmit}
    />,
  );
  const isThere = () => {
    if (container.querySelector('[aria-busy="true"]')) throw new Error('still loading');
    return inputOf('root_rows_0_city');
  };
  const input = await waitFor(isThere);
  // The list is fetched, which takes real time.
  act(() => input.focus());
  act(() => void fireEvent.keyDown(input, { key: 'ArrowDown' }));
  await waitFor(() => {
    if (input.getAttribute('aria-expanded') !== 'true') throw new Error('no list');
  });
  act(() => input.blur());
  host.searches.length = 0;
  return {
    form,
    host,
    page: container,
    submissions,
    handle: () => {
      if (!handle.current) throw new Error('there is no form');
      return handle.current;
    },
    wait: (ms) => act(async () => pass(ms)),
    story: createStory(initial),
    typed: [],
    makings: [],
    runs: [],
    turn: 1,
  };
};
