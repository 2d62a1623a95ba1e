// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle, SubmitOutcome } from '../types.ts';

const form = await moduleOf(
  {
    type: 'object',
    additionalProperties: { type: 'string' },
    properties: {
      title: { title: 'Title', type: 'string', maxLength: 3 },
      rows: {
        title: 'Rows',
        type: 'array',
        items: { title: 'Row', type: 'object', properties: { name: { title: 'Name', type: 'string' } } },
      },
    },
  },
  {
    rows: { 'ui:options': { undoRemove: true } },
    'ui:actions': [
      { name: 'send', label: 'Send', mode: 'strict' },
      { name: 'back', label: 'Back', does: 'reset' },
    ],
  },
);

afterEach(cleanup);

/** A form whose host answers when asked to. */
function mount() {
  const ref = createRef<FormHandle>();
  let answer: (outcome: SubmitOutcome) => void = () => undefined;
  const onSubmit = () =>
    new Promise<SubmitOutcome>((resolve) => {
      answer = resolve;
    });
  const initialData = { title: 'A', rows: [{ name: 'a' }, { name: 'b' }] };
  render(<SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={onSubmit} ref={ref} />);
  const refuse = (path: string) =>
    act(async () => answer({ ok: false, errors: [{ path, keyword: 'taken', message: 'Taken.' }] }));
  return { ref, refuse, accept: () => act(async () => answer({ ok: true })) };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const type = (id: string, value: string) => {
  const control = document.getElementById(id);
  if (!control) throw new Error(`no element ${id}`);
  act(() => control.focus());
  fireEvent.change(control, { target: { value } });
  act(() => control.blur());
};
const errorOf = (id: string) => document.querySelector(`[data-error="${id}"]`)?.textContent;
const lines = () => [...document.querySelectorAll('nav [data-path]')].map((node) => node.getAttribute('data-path'));

describe('an answer that comes after the form was changed', () => {
  it('names the row that was sent, wherever it is by then', async () => {
    const { refuse } = mount();
    await press('Send');
    await press('Up 2');
    await refuse('/rows/1/name');
    expect(errorOf('root_rows_0_name')).toBe('Taken.');
    expect(errorOf('root_rows_1_name')).toBeUndefined();
  });

  it.each(['/rows/0', '/rows/0/name'])('is about the whole form where the row is gone: %s', async (path) => {
    const { refuse } = mount();
    await press('Send');
    await press('Remove 1');
    await refuse(path);
    expect(errorOf('root_rows_0_name')).toBeUndefined();
    expect(lines()).toEqual(['']);
  });

  it('names the row that went and came back', async () => {
    const { refuse } = mount();
    await press('Send');
    await press('Remove 1');
    await press('Undo Row 1');
    await press('Down 1');
    await refuse('/rows/0/name');
    expect(lines()).toEqual(['/rows/1/name']);
  });

  it.each<[what: string, path: string, meanwhile: () => void, places: string[]]>([
    ['is about the whole form where its field has another value', '/title', () => type('root_title', 'B'), ['']],
    [
      'names its field where that was changed and changed back',
      '/title',
      () => [type('root_title', 'B'), type('root_title', 'A')],
      ['/title'],
    ],
    ['is about the whole form where its row has another value', '/rows/0', () => type('root_rows_0_name', 'c'), ['']],
    ['names its field where another one was changed', '/title', () => type('root_rows_0_name', 'c'), ['/title']],
  ])('%s', async (_what, path, meanwhile, places) => {
    const { refuse } = mount();
    await press('Send');
    meanwhile();
    await refuse(path);
    expect(lines()).toEqual(places);
    expect(errorOf('root_title')).toBe(places.includes('/title') ? 'Taken.' : undefined);
  });

  it('takes nothing for saved that was typed meanwhile', async () => {
    const { ref, accept } = mount();
    await press('Send');
    type('root_title', 'B');
    await accept();
    expect(ref.current?.isDirty()).toBe(true);
    expect(ref.current?.getData()).toMatchObject({ title: 'B' });
  });
});

describe('an answer that comes after the host has shown another document', () => {
  it('leaves that one the saved one', async () => {
    const { ref, accept } = mount();
    await press('Send');
    act(() => ref.current?.reset({ title: 'B' }));
    await accept();
    expect(ref.current?.isDirty()).toBe(false);
    act(() => ref.current?.revert());
    expect(ref.current?.getData()).toEqual({ title: 'B' });
  });

  it('finds no fault with it', async () => {
    const { ref, refuse } = mount();
    await press('Send');
    act(() => ref.current?.reset({ title: 'B' }));
    await refuse('/title');
    expect(errorOf('root_title')).toBeUndefined();
    expect(lines()).toEqual([]);
  });

  it('is about what was sent where only unsaved entries were taken back', async () => {
    const { ref, accept } = mount();
    type('root_title', 'B');
    await press('Send');
    act(() => ref.current?.revert());
    await accept();
    expect(ref.current?.isDirty()).toBe(true);
  });
});

it('going back to what is saved waits for the answer, and its button says so', async () => {
  const { accept } = mount();
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
  await press('Send');
  expect(back.disabled).toBe(true);
  await accept();
  expect(back.disabled).toBe(false);
});

describe('the summary of a refusal', () => {
  it.each<[string, (handle: FormHandle | null) => Promise<void> | void]>([
    ['going back to what is saved', () => press('Back')],
    ['other data of the host', (handle) => act(() => handle?.replace({ title: 'C' }))],
  ])('is over after %s: errors that follow stand at their fields only', async (_what, leave) => {
    const { ref } = mount();
    type('root_title', 'long');
    await press('Send');
    expect(lines()).toEqual(['/title']);
    await leave(ref.current);
    type('root_title', 'longer');
    expect(errorOf('root_title')).toBeTruthy();
    expect(lines()).toEqual([]);
  });
});
