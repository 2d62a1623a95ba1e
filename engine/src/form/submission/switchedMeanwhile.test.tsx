// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, field } from '../fixture/editedForm.tsx';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { SubmitOutcome } from '../types.ts';

afterEach(cleanup);

const text = (title: string) => ({ title, type: 'string' });
const option = (kind: string, properties: object) => ({
  title: kind,
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, ...properties },
});
const mail = option('mail', { email: text('Email'), at: text('Where') });
const phone = option('phone', { number: text('Number'), at: text('Where') });
const form = await moduleOf(
  {
    type: 'object',
    properties: { way: { title: 'Way', type: 'object', properties: { note: text('Note') }, oneOf: [mail, phone] } },
  },
  { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] },
);

const errors = () =>
  [...document.querySelectorAll('[data-error]')].map((node) => [node.getAttribute('data-error'), node.textContent]);
const choose = (option: string) => fireEvent.change(field('root_way__oneof_select'), { target: { value: option } });

/** Sends the form, does `meanwhile`, and has the host refuse what is at `path`. */
async function refuse(path: string, meanwhile: () => void) {
  let answer: (outcome: SubmitOutcome) => void = () => undefined;
  const onSubmit = () =>
    new Promise<SubmitOutcome>((resolve) => {
      answer = resolve;
    });
  const initialData = { way: { kind: 'mail', email: 'a@b.c', at: 'work', note: 'x' } };
  render(<SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={onSubmit} />);
  await waitFor(() => field('root_way__oneof_select'));
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  meanwhile();
  await act(async () => answer({ ok: false, errors: [{ path, keyword: 'taken', message: 'Taken.' }] }));
}

describe('what a host finds in an option that is not chosen any more by its answer', () => {
  it.each<[what: string, path: string, meanwhile: () => void, place: string]>([
    ['stands at the choice', '/way/email', () => choose('1'), 'root_way'],
    ['stands at its field where the option was chosen again', '/way/email', () => [choose('1'), choose('0')], 'root_way_email'],
    ['stands at its field where that is in both', '/way/at', () => choose('1'), 'root_way_at'],
    [
      'stands at its field where that is beside the choice, and empty by now',
      '/way/note',
      () => [choose('1'), enter('root_way_note', '')],
      'root_way_note',
    ],
  ])('%s', async (_what, path, meanwhile, place) => {
    await refuse(path, meanwhile);
    expect(errors()).toEqual([[place, 'Taken.']]);
  });
});
