// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { Submission, SubmitOutcome } from '../types.ts';

const isSeries = { data: { properties: { kind: { const: 'series' } }, required: ['kind'] } };
const isStaff = { context: { properties: { role: { const: 'staff' } }, required: ['role'] } };

const form = await moduleOf(
  {
    type: 'object',
    properties: {
      kind: { title: 'Kind', type: 'string' },
      film: { title: 'Film', type: 'string', maxLength: 3 },
      note: { title: 'Note', type: 'string' },
      rows: {
        title: 'Rows',
        type: 'array',
        items: { type: 'object', properties: { secret: { type: 'string' }, open: { type: 'string' } } },
      },
      accepted: { title: 'Accepted', type: 'boolean' },
    },
  },
  {
    film: { 'ui:rules': [{ effect: 'hide', when: isSeries, hidden: 'drop' }] },
    note: {
      'ui:rules': [
        { effect: 'lock', when: isSeries },
        { effect: 'enable', when: isStaff },
        { effect: 'require', when: isSeries },
      ],
    },
    rows: { items: { secret: { 'ui:rules': [{ effect: 'show', when: isStaff }] } } },
    'ui:actions': [
      {
        name: 'submit',
        label: 'Send',
        mode: 'strict',
        enabledWhen: { data: { properties: { accepted: { const: true } }, required: ['accepted'] } },
      },
      { name: 'approve', label: 'Approve', shownWhen: isStaff },
    ],
  },
);

afterEach(cleanup);

function mount(context: JsonObject) {
  const sent: Submission[] = [];
  const element = (facts: JsonObject) => (
    <SchemaForm
      form={form}
      theme={plainTheme}
      context={facts}
      initialData={{ film: 'abc', note: 'n', rows: [{ secret: 's' }] }}
      onSubmit={async (submission) => {
        sent.push(submission);
        return { ok: true };
      }}
    />
  );
  const { rerender } = render(element(context));
  return { sent, setContext: (next: JsonObject) => rerender(element(next)) };
}

const input = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const setKind = (value: string) => {
  const kind = input('root_kind');
  if (kind) fireEvent.change(kind, { target: { value } });
  if (kind) fireEvent.blur(kind);
};

describe('rules', () => {
  it('hide on data and show again with the value that was there; only what is shown is sent', async () => {
    const { sent } = mount({});
    setKind('series');
    expect(input('root_film')).toBeNull();
    expect(screen.queryByText('Film')).toBeNull();
    act(() => input('root_accepted')?.click());
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(sent[0]?.data).toEqual({ kind: 'series', note: 'n', rows: [{ secret: 's' }], accepted: true });
    setKind('film');
    expect(input('root_film')?.value).toBe('abc');
  });

  it('lock, enable and require', () => {
    const { setContext } = mount({});
    expect(input('root_note')?.disabled).toBe(true);
    setContext({ role: 'staff' });
    expect(input('root_note')?.disabled).toBe(false);
    expect(input('root_note')?.readOnly).toBe(false);
    expect(screen.getByText('Note')).toBeTruthy();
    setKind('series');
    expect(input('root_note')?.readOnly).toBe(true);
    expect(screen.getByText('Note *')).toBeTruthy();
  });

  it('reach into rows, on context that is compared by value', () => {
    const { setContext } = mount({ role: 'staff' });
    const shown = input('root_rows_0_secret');
    expect(shown).not.toBeNull();
    setContext({ role: 'staff' });
    expect(input('root_rows_0_secret')).toBe(shown);
    setContext({ role: 'guest' });
    expect(input('root_rows_0_secret')).toBeNull();
    expect(input('root_rows_0_open')).not.toBeNull();
  });

  it('commit what is typed into a field that they hide', () => {
    mount({});
    const film = input('root_film');
    if (film) fireEvent.change(film, { target: { value: 'typed' } });
    setKind('series');
    setKind('film');
    expect(input('root_film')?.value).toBe('typed');
  });

  it('enable a button while its condition holds (R-136)', () => {
    mount({});
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    act(() => input('root_accepted')?.click());
    expect(button.disabled).toBe(false);
    act(() => input('root_accepted')?.click());
    expect(button.disabled).toBe(true);
  });

  it('show a button while its condition holds', () => {
    const { setContext } = mount({});
    const isShown = () => screen.queryByRole('button', { name: 'Approve' }) !== null;
    expect([isShown(), screen.queryByRole('button', { name: 'Send' }) !== null]).toEqual([false, true]);
    setContext({ role: 'staff' });
    expect(isShown()).toBe(true);
    setContext({ role: 'guest' });
    expect(isShown()).toBe(false);
  });
});

describe('rules of rows, of whole parts, and on edits', () => {
  const artist = { properties: { kind: { const: 'artist' } }, required: ['kind'] };
  const program = moduleOf(
    {
      type: 'object',
      required: ['title'],
      properties: {
        title: { title: 'Title', type: 'string' },
        cast: {
          title: 'Cast',
          type: 'array',
          items: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { title: 'Name', type: 'string' },
              kind: { title: 'Kind', type: 'string' },
              stage: { title: 'Stage name', type: 'string' },
            },
          },
        },
      },
    },
    {
      'ui:rules': [
        {
          effect: 'waive',
          when: {
            context: { properties: { status: { not: { enum: ['new', 'submitted'] } } } },
            form: { properties: { edited: { const: false } } },
          },
        },
      ],
      cast: { items: { stage: { 'ui:rules': [{ effect: 'show', when: { row: artist }, hidden: 'drop' }] } } },
    },
  );
  const mountProgram = async (context: JsonObject, initialData: JsonObject) => {
    const sent: Submission[] = [];
    render(
      <SchemaForm
        form={await program}
        theme={plainTheme}
        context={context}
        initialData={initialData}
        onSubmit={async (submission) => {
          sent.push(submission);
          return { ok: true };
        }}
      />,
    );
    return { sent, send: () => act(async () => screen.getByRole('button', { name: 'Send' }).click()) };
  };
  const type = (id: string, value: string) => {
    const field = input(id);
    if (field) fireEvent.change(field, { target: { value } });
    if (field) fireEvent.blur(field);
  };

  it('require of a stored program only once it is edited (second specification, 5.1)', async () => {
    const { sent, send } = await mountProgram({ status: 'active' }, { cast: [{}] });
    expect(screen.queryByText('Title *')).toBeNull();
    expect(screen.queryByText('Name *')).toBeNull();
    await send();
    expect(sent).toHaveLength(1);
    type('root_cast_0_kind', 'actor');
    expect(screen.getByText('Title *')).toBeTruthy();
    expect(screen.getByText('Name *')).toBeTruthy();
    await send();
    expect(sent).toHaveLength(1);
    expect(document.querySelectorAll('[data-error]')).toHaveLength(2);
  });

  it('require of a new one at once', async () => {
    const { sent, send } = await mountProgram({ status: 'new' }, {});
    expect(screen.getByText('Title *')).toBeTruthy();
    await send();
    expect(sent).toEqual([]);
  });

  it('show a field in the rows whose own condition holds, and send it from those only', async () => {
    const cast = [
      { name: 'A', kind: 'artist', stage: 'Aye' },
      { name: 'B', stage: 'Bee' },
    ];
    const { sent, send } = await mountProgram({ status: 'new' }, { title: 'T', cast });
    expect([input('root_cast_0_stage')?.value, input('root_cast_1_stage')]).toEqual(['Aye', null]);
    await send();
    expect(sent[0]?.data).toEqual({ title: 'T', cast: [cast[0], { name: 'B' }] });
    type('root_cast_1_kind', 'artist');
    expect(input('root_cast_1_stage')?.value).toBe('Bee');
  });
});

describe('a row that a rule hides and leaves out of what is sent', () => {
  const gone = { row: { properties: { gone: { const: true } }, required: ['gone'] } };
  const name = { title: 'Name', type: 'string', maxLength: 3 };
  const items = { title: 'Row', type: 'object', properties: { gone: { type: 'boolean' }, name } };

  it('is passed over by errors, which stand at the rows that they are about', async () => {
    const rowsForm = await moduleOf(
      { type: 'object', properties: { rows: { title: 'Rows', type: 'array', items } } },
      { rows: { items: { 'ui:rules': [{ effect: 'hide', when: gone, hidden: 'drop' }] } } },
    );
    const taken: SubmitOutcome = { ok: false, errors: [{ path: '/rows/1/name', keyword: 'taken', message: 'Taken.' }] };
    const rows = [{ gone: true, name: 'a' }, { name: 'b' }, { gone: true }, { name: 'long' }];
    render(<SchemaForm form={rowsForm} theme={plainTheme} initialData={{ rows }} onSubmit={async () => taken} />);
    const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
    const faults = () => [...document.querySelectorAll('[data-error]')].map((one) => one.getAttribute('data-error'));
    await send();
    expect(faults()).toEqual(['root_rows_3_name']);
    const input = document.getElementById('root_rows_3_name');
    if (input) fireEvent.change(input, { target: { value: 'd' } });
    await send();
    expect(faults()).toEqual(['root_rows_3_name']);
    expect(document.querySelector('[data-error]')?.textContent).toBe('Taken.');
  });
});
