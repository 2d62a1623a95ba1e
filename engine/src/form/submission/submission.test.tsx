// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { ConfirmProps, FormHandle, SchemaFormProps, Submission, SubmitOutcome } from '../types.ts';

const form = await moduleOf(
  {
    type: 'object',
    required: ['title', 'year', 'rows'],
    properties: {
      title: { title: 'Title', type: 'string', maxLength: 5 },
      year: { title: 'Year', type: 'string' },
      rows: {
        minItems: 1,
        title: 'Rows',
        type: 'array',
        items: {
          title: 'Row',
          type: 'object',
          required: ['name'],
          properties: { name: { title: 'Name', type: 'string', maxLength: 3 } },
        },
      },
      accepted: { title: 'Accepted', type: 'boolean' },
    },
  },
  {
    'ui:order': ['year', 'rows', 'title', 'accepted'],
    'ui:actions': [
      { name: 'submit', label: 'Send', mode: 'strict' },
      { name: 'draft', label: 'Keep', mode: 'draft' },
      { name: 'close', label: 'Close' },
    ],
  },
);

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

function mount(props: Partial<SchemaFormProps> = {}) {
  const sent: Submission[] = [];
  const ref = createRef<FormHandle>();
  const onSubmit = vi.fn(async (submission: Submission): Promise<SubmitOutcome> => {
    sent.push(submission);
    return { ok: true };
  });
  const element = (more: Partial<SchemaFormProps> = {}) => (
    <SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} ref={ref} {...props} {...more} />
  );
  const { rerender } = render(element());
  return { sent, ref, onSubmit, rerender: (more: Partial<SchemaFormProps>) => rerender(element(more)) };
}

const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const field = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
};
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const errorsOf = (id: string) => [...document.querySelectorAll(`[data-error="${id}"]`)].map((node) => node.textContent);
const lines = () => [...document.querySelectorAll('nav [data-path]')].map((node) => node.getAttribute('data-path'));

const COMPLETE = { title: 'A', year: '1999', rows: [{ name: 'x' }] };

it('sends by Enter with the strict action that is shown, where another one stands before it', async () => {
  const isSeries = { data: { required: ['year'] } };
  const both = await moduleOf(
    { type: 'object', properties: { title: { title: 'Title', type: 'string' }, year: { title: 'Year', type: 'string' } } },
    {
      'ui:actions': [
        { name: 'series', label: 'Send', mode: 'strict', shownWhen: isSeries },
        { name: 'film', label: 'Send', mode: 'strict', shownWhen: { data: { not: isSeries.data } } },
      ],
    },
  );
  const { sent } = mount({ form: both, initialData: { title: 'A' } });
  await act(async () => fireEvent.keyDown(field('root_title'), { key: 'Enter' }));
  expect(sent.map(({ action }) => action)).toEqual(['film']);
});

it('sends a text that was emptied neither at once nor once that is saved', async () => {
  const { ref, sent } = mount({ initialData: COMPLETE });
  act(() => ref.current?.setValue('/year', ''));
  await press('Keep');
  await press('Keep');
  expect(sent.map(({ data }) => data)).toEqual([
    { title: 'A', rows: COMPLETE.rows },
    { title: 'A', rows: COMPLETE.rows },
  ]);
  expect(ref.current?.isDirty()).toBe(false);
});

it('sends null for what must be there, may be null and was left empty', async () => {
  const nullable = await moduleOf(
    {
      type: 'object',
      required: ['note', 'part'],
      properties: { note: { type: ['string', 'null'] }, part: { type: 'object', nullable: true } },
    },
    { 'ui:actions': [{ name: 'submit', label: 'Send', mode: 'strict' }] },
  );
  const { sent } = mount({ form: nullable });
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(sent.map(({ data }) => data)).toEqual([{ note: null, part: null }]);
});

describe('the browser', () => {
  it.each<[what: string, data: object, events: number]>([
    ['a refused press', {}, 0],
    ['a press that is sent', COMPLETE, 1],
  ])('is told of %s %j: %i submissions', async (_what, data, events) => {
    const { onSubmit } = mount({ initialData: { ...data } });
    const submitted = vi.fn();
    document.addEventListener('submit', submitted, true);
    await press('Send');
    document.removeEventListener('submit', submitted, true);
    expect(submitted).toHaveBeenCalledTimes(events);
    expect(onSubmit).toHaveBeenCalledTimes(events);
  });
});

describe('when errors show', () => {
  it('shows none on untouched fields and none while a field is typed into', () => {
    mount();
    act(() => field('root_title').focus());
    type('root_title', 'far too long');
    expect(document.querySelectorAll('[data-error]')).toHaveLength(0);
  });

  it('shows the error of a field that was edited and left, and takes it away as soon as it is right', () => {
    const { ref } = mount();
    act(() => field('root_title').focus());
    type('root_title', 'far too long');
    act(() => field('root_year').focus());
    expect(errorsOf('root_title')).toEqual(['Please enter the value must be less than or equal to 5 characters.']);
    expect(errorsOf('root_year')).toEqual([]);
    type('root_title', 'fine');
    act(() => ref.current?.flush());
    expect(errorsOf('root_title')).toEqual([]);
  });

  it('does not show the error of a field that was only visited', () => {
    mount();
    act(() => field('root_title').focus());
    act(() => field('root_year').focus());
    expect(document.querySelectorAll('[data-error]')).toHaveLength(0);
  });
});

describe('a refused submission', () => {
  it('names every error in visual order, focuses the first, announces the count and sends nothing', async () => {
    const { sent } = mount({ initialData: { rows: [{}, { name: 'long' }] } });
    await press('Send');
    expect(sent).toEqual([]);
    expect(lines()).toEqual(['/year', '/rows/0/name', '/rows/1/name', '/title']);
    expect(document.activeElement?.id).toBe('root_year');
    expect(screen.getByRole('status').textContent).toBe('Please check 4 of your entries');
    expect(screen.getByRole('button', { name: /Row 2: Name:/ })).toBeTruthy();
    expect(errorsOf('root_rows_1_name')).toHaveLength(1);
  });

  it('moves the focus to the control of a line, and drops the line once it is right', async () => {
    const { ref } = mount({ initialData: { ...COMPLETE, rows: [{ name: 'x' }, { name: 'long' }] } });
    await press('Send');
    act(() => field('root_year').focus());
    fireEvent.click(screen.getByRole('button', { name: /Row 2: Name/ }));
    expect(document.activeElement?.id).toBe('root_rows_1_name');
    type('root_rows_1_name', 'ok');
    act(() => ref.current?.flush());
    expect(lines()).toEqual([]);
  });

  it('goes to the section when there is no control', async () => {
    mount({ initialData: { title: 'A', year: '1' } });
    await press('Send');
    expect(lines()).toEqual(['/rows']);
    expect(document.activeElement?.id).toBe('root_rows__add');
  });

  it('announces the same count again', async () => {
    mount({ initialData: { ...COMPLETE, title: 'far too long' } });
    await press('Send');
    const first = screen.getByRole('status').firstChild;
    expect(first?.textContent).toBe('Please check one of your entries');
    await press('Send');
    expect(screen.getByRole('status').firstChild).not.toBe(first);
  });

  it.each([
    ['alone, as what it is', ['', 'Changed'], undefined, 'This could not be sent.', 'This could not be sent. Changed'],
    [
      'beside an entry, which alone is counted',
      ['', 'Changed'],
      ['/title', 'Taken'],
      'Please check one of your entries',
      'Please check one of your entries',
    ],
  ])('tells what is said of the whole form %s', async (_how, whole, entry, title, said) => {
    const errors = [whole, entry].flatMap((one) => (one ? [{ path: one[0] ?? '', keyword: 'x', message: one[1] ?? '' }] : []));
    mount({ initialData: COMPLETE, onSubmit: async () => ({ ok: false, errors }) });
    await press('Send');
    expect(screen.getByRole('navigation', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it('is no news any more once there are fewer entries to check: what was said of them can be read, and is not true', async () => {
    const { ref } = mount({ initialData: { ...COMPLETE, title: 'far too long', rows: [{ name: 'long' }] } });
    await press('Send');
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('Please check 2 of your entries');
    type('root_title', 'B');
    act(() => ref.current?.flush());
    expect([said(), lines()]).toEqual(['', ['/rows/0/name']]);
    await press('Send');
    expect(said()).toBe('Please check one of your entries');
  });

  it('is no news any more once it was sent', async () => {
    const { sent, ref } = mount({ initialData: { ...COMPLETE, title: 'far too long' } });
    await press('Send');
    expect(screen.getByRole('status').textContent).toBe('Please check one of your entries');
    type('root_title', 'B');
    act(() => ref.current?.flush());
    await press('Send');
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('judges by the mode of the action: a draft may lack what is required (R-137)', async () => {
    const { sent } = mount({ initialData: { title: 'A' } });
    await press('Keep');
    expect(sent).toEqual([{ action: 'draft', mode: 'draft', data: { title: 'A' } }]);
  });
});

describe('sending', () => {
  it('sends what was typed right before Enter, once', async () => {
    const { sent } = mount({ initialData: COMPLETE });
    type('root_title', 'Tabc');
    await act(async () => {
      fireEvent.keyDown(field('root_title'), { key: 'Enter' });
    });
    expect(sent.map(({ data }) => data)).toEqual([{ ...COMPLETE, title: 'Tabc' }]);
  });

  it.each([
    ['while it composes', { isComposing: true }],
    ['that has just composed with it, which some browsers tell by the code of the key alone', { keyCode: 229 }],
  ])('leaves Enter to the input method %s', async (_when, taken) => {
    const { sent } = mount({ initialData: COMPLETE });
    await act(async () => {
      fireEvent.keyDown(field('root_title'), { key: 'Enter', ...taken });
    });
    expect(sent).toEqual([]);
  });

  it('sends once when pressed twice, stays as it is meanwhile, and marks the button busy', async () => {
    let finish: (outcome: SubmitOutcome) => void = () => undefined;
    const onSubmit = vi.fn(
      () =>
        new Promise<SubmitOutcome>((resolve) => {
          finish = resolve;
        }),
    );
    mount({ initialData: COMPLETE, onSubmit });
    await press('Send');
    await press('Send');
    await press('Keep');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
    expect((field('root_title') as HTMLInputElement).value).toBe('A');
    await act(async () => finish({ ok: true }));
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('false');
  });

  it('sends once for a click on the submit button, for which the browser also fires submit', async () => {
    const { onSubmit } = mount({ initialData: COMPLETE });
    await act(async () => {
      screen.getByRole('button', { name: 'Send' }).click();
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('hands a rejection to the page and can be used again', async () => {
    const seen: unknown[] = [];
    const listener = (reason: unknown) => seen.push(reason);
    process.on('unhandledRejection', listener);
    const failure = new Error('offline');
    const onSubmit = vi.fn(() => Promise.reject(failure));
    mount({ initialData: COMPLETE, onSubmit });
    await press('Send');
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', listener);
    expect(seen).toEqual([failure]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });

  describe('that the host could not send', () => {
    const said = () => screen.getByRole('status').textContent;
    const UNSENT = 'Your entries are all still here. Please try again.';
    const fail = () => {
      throw new Error('offline');
    };
    const pressOf = (ref: ReturnType<typeof mount>['ref'], name: string) =>
      act(async () => ref.current?.press(name).catch(() => undefined));

    it.each<[string, SchemaFormProps['onSubmit']]>([
      ['rejects', () => Promise.reject(new Error('offline'))],
      ['throws', fail],
      ['answers with no errors, as of a reply that has none', async () => JSON.parse('{"ok":false}')],
    ])('is told in the summary and read out, with every entry and the focus as they were: it %s', async (_how, onSubmit) => {
      const { ref } = mount({ initialData: COMPLETE, onSubmit });
      type('root_title', 'B');
      act(() => screen.getByRole('button', { name: 'Send' }).focus());
      await pressOf(ref, 'submit');
      expect(screen.getByRole('navigation', { name: 'This could not be sent.' }).textContent).toContain(UNSENT);
      expect(said()).toBe(`This could not be sent. ${UNSENT}`);
      expect(ref.current?.getData()).toEqual({ ...COMPLETE, title: 'B' });
      expect(ref.current?.isDirty()).toBe(true);
      expect(document.activeElement?.textContent).toBe('Send');
    });

    it('is told no more at the next try, whatever comes of it', async () => {
      const onSubmit = vi.fn<SchemaFormProps['onSubmit']>(fail);
      const { ref } = mount({ initialData: COMPLETE, onSubmit });
      await pressOf(ref, 'draft');
      expect(lines()).toEqual(['']);
      type('root_title', '');
      await pressOf(ref, 'submit');
      expect(lines()).toEqual(['/title']);
      type('root_title', 'B');
      await pressOf(ref, 'submit');
      expect(lines()).toEqual(['']);
      onSubmit.mockResolvedValueOnce({ ok: true });
      await pressOf(ref, 'submit');
      expect(lines()).toEqual([]);
    });

    it('leaves at their fields what the server said before', async () => {
      const onSubmit = vi.fn<SchemaFormProps['onSubmit']>(fail);
      onSubmit.mockResolvedValueOnce({ ok: false, errors: [{ path: '/title', keyword: 'taken', message: 'Taken' }] });
      const { ref } = mount({ initialData: COMPLETE, onSubmit });
      await pressOf(ref, 'submit');
      await pressOf(ref, 'submit');
      expect(errorsOf('root_title')).toEqual(['Taken']);
      expect(lines()).toEqual(['', '/title']);
    });
  });

  it('tells the host of an action without a mode, whatever the fields hold', async () => {
    const onAction = vi.fn();
    const { sent } = mount({ onAction });
    await press('Close');
    expect(onAction).toHaveBeenCalledWith('close');
    expect(sent).toEqual([]);
  });

  it.each([{ disabled: true }, { readOnly: true }])('sends nothing from a form that is %j', async (props) => {
    const { sent } = mount({ initialData: COMPLETE, ...props });
    await act(async () => {
      fireEvent.keyDown(field('root_title'), { key: 'Enter' });
    });
    expect(sent).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(false);
  });

  it('stays clean after a success, and dirty with what was typed meanwhile', async () => {
    let finish: (outcome: SubmitOutcome) => void = () => undefined;
    const onDirtyChange = vi.fn();
    const { ref } = mount({
      initialData: COMPLETE,
      onDirtyChange,
      onSubmit: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    type('root_title', 'B');
    await press('Send');
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await act(async () => finish({ ok: true }));
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
    await press('Send');
    type('root_title', 'C');
    await act(async () => finish({ ok: true }));
    expect(ref.current?.isDirty()).toBe(true);
  });
});

describe('errors that the host finds', () => {
  it('go to their fields by path and are cleared by an edit of that field', async () => {
    const taken = { path: '/title', keyword: 'taken', message: 'Taken' };
    const { ref } = mount({
      initialData: COMPLETE,
      onSubmit: async () => ({ ok: false, errors: [taken, { path: '/rows/0/name', keyword: 'x', message: 'Bad row' }] }),
    });
    await press('Send');
    expect(errorsOf('root_title')).toEqual(['Taken']);
    expect(lines()).toEqual(['/rows/0/name', '/title']);
    expect(document.activeElement?.id).toBe('root_rows_0_name');
    type('root_title', 'New');
    act(() => ref.current?.flush());
    expect(errorsOf('root_title')).toEqual([]);
    expect(errorsOf('root_rows_0_name')).toEqual(['Bad row']);
    await press('Send');
  });

  it('set through the handle do not take the focus', () => {
    const { ref } = mount({ initialData: COMPLETE });
    act(() => field('root_year').focus());
    act(() => ref.current?.setErrors([{ path: '/title', keyword: 'taken', message: 'Taken' }]));
    expect(document.activeElement?.id).toBe('root_year');
    expect(lines()).toEqual(['/title']);
  });

  it('of no field at all are shown in the summary', async () => {
    mount({
      initialData: COMPLETE,
      onSubmit: async () => ({ ok: false, errors: [{ path: '', keyword: 'x', message: 'No' }] }),
    });
    await press('Send');
    expect(lines()).toEqual(['']);
  });

  it('whose path lacks its slash are shown in the summary, and the developer is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors = [{ path: 'title', keyword: 'taken', message: 'Taken' }];
    const { ref } = mount({ initialData: COMPLETE, onSubmit: async () => ({ ok: false, errors }) });
    await press('Send');
    expect(lines()).toEqual(['']);
    act(() => ref.current?.setErrors(errors));
    expect(warn.mock.calls).toEqual(
      Array(2).fill([expect.stringContaining("The path 'title' of an error is no JSON pointer")]),
    );
    warn.mockRestore();
  });

  it('of no field stand once above the others, and do not take the focus from the first of these', async () => {
    const errors = ['/gone', '/rows/0/name', '/lost'].map((path) => ({ path, keyword: 'x', message: 'No' }));
    mount({ initialData: COMPLETE, onSubmit: async () => ({ ok: false, errors }) });
    await press('Send');
    expect(lines()).toEqual(['', '/rows/0/name']);
    expect(document.activeElement?.id).toBe('root_rows_0_name');
  });
});

describe('a complaint of the whole form', () => {
  const text = { type: 'string' };
  const properties = { name: text, email: text, phone: text };
  const asks = (name: string) => ({ required: [name] });

  it.each([
    ['leads to the first member that it names', { anyOf: [asks('email'), asks('phone')] }, 'root_email'],
    ['leads to the beginning where it names none', { minProperties: 1 }, 'root_name'],
  ])('%s', async (_name, said, id) => {
    mount({ form: await moduleOf({ type: 'object', properties, ...said }) });
    await press('Send');
    expect(document.activeElement?.id).toBe(id);
    act(() => field('root_phone').focus());
    await act(async () => screen.getByRole('navigation').querySelector('button')?.click());
    expect(document.activeElement?.id).toBe(id);
  });
});

describe('the handle', () => {
  it('sets, reads and resets', () => {
    const { ref } = mount({ initialData: COMPLETE });
    act(() => ref.current?.setValue('/rows/0/name', 'set'));
    expect(ref.current?.getData()).toEqual({ ...COMPLETE, rows: [{ name: 'set' }] });
    expect(ref.current?.isDirty()).toBe(true);
    type('root_title', 'typed');
    act(() => ref.current?.reset({ title: 'R', year: '2', rows: [] }));
    expect((field('root_title') as HTMLInputElement).value).toBe('R');
    expect(ref.current?.getData()).toEqual({ title: 'R', year: '2', rows: [] });
    expect(ref.current?.isDirty()).toBe(false);
  });

  it('reset to the same document forgets what was typed but not committed', () => {
    const { ref } = mount({ initialData: {} });
    type('root_title', 'typed');
    act(() => ref.current?.reset({}));
    expect((field('root_title') as HTMLInputElement).value).toBe('');
    expect(ref.current?.getData()).toEqual({});
  });

  it('tells of changes once a commit', () => {
    const onChange = vi.fn();
    const { ref } = mount({ initialData: COMPLETE, onChange });
    type('root_title', 'B');
    type('root_year', '2');
    act(() => ref.current?.flush());
    expect(onChange.mock.calls).toEqual([[{ ...COMPLETE, title: 'B', year: '2' }]]);
  });

  it.each<[how: string, echo: (handle: FormHandle | null, data: JsonObject) => void, tells: number]>([
    ['what follows from it', (handle, { title }) => handle?.setValue('/year', String(title).length.toString()), 2],
    ['what was there', (handle) => handle?.setValue('/rows', structuredClone(COMPLETE.rows)), 1],
    ['the whole document', (handle, data) => handle?.replace(structuredClone(data)), 1],
    ['the whole document as saved', (handle, data) => handle?.reset(structuredClone(data)), 1],
  ])('a host that sets %s at each change is told of no change that is none', (_how, echo, tells) => {
    const onChange = vi.fn((data: JsonObject) => echo(ref.current, data));
    const { ref } = mount({ initialData: COMPLETE, onChange });
    type('root_title', 'BCD');
    act(() => ref.current?.flush());
    expect(onChange).toHaveBeenCalledTimes(tells);
    expect(ref.current?.getData()).toMatchObject({ title: 'BCD', rows: COMPLETE.rows });
  });
});

describe('a button pressed by the host', () => {
  it('is judged and sent as if the person had pressed it', async () => {
    const { ref, sent } = mount({ initialData: { rows: COMPLETE.rows } });
    await act(async () => ref.current?.press('submit'));
    expect(sent).toEqual([]);
    expect(lines()).toEqual(['/year', '/title']);
    type('root_title', 'A');
    await act(async () => ref.current?.press('draft'));
    expect(sent).toEqual([{ action: 'draft', mode: 'draft', data: { rows: COMPLETE.rows, title: 'A' } }]);
    expect(ref.current?.isDirty()).toBe(false);
  });
});

describe('a host’s own link to a field', () => {
  it('puts the focus into it', () => {
    const { ref } = mount({ initialData: COMPLETE });
    act(() => ref.current?.goTo('/rows/0/name'));
    expect(document.activeElement?.id).toBe('root_rows_0_name');
  });

  it('goes to no other field where it leads nowhere, and to the list that lacks the row', () => {
    const { ref } = mount({ initialData: COMPLETE });
    act(() => ref.current?.goTo('/nowhere'));
    expect(document.activeElement).toBe(document.body);
    act(() => ref.current?.goTo('/rows/9/name'));
    expect(document.activeElement?.id).toMatch(/^root_rows/);
  });

  it('leaves the form as it is in production where it leads nowhere', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { ref } = mount({ initialData: COMPLETE });
    act(() => Reflect.apply(ref.current?.goTo ?? expect.fail, undefined, []));
    expect(ref.current?.getData()).toEqual(COMPLETE);
    expect(document.getElementById('root_year')).not.toBeNull();
  });
});

describe('actions that ask, and the way back to what is saved', () => {
  const question = { title: 'Sure?', message: 'Everything unsaved goes.', confirmLabel: 'Yes', cancelLabel: 'No' };
  const asking = moduleOf(
    { type: 'object', required: ['title'], properties: { title: { title: 'Title', type: 'string' } } },
    {
      'ui:actions': [
        { name: 'submit', label: 'Send', mode: 'strict', confirm: question },
        { name: 'reset', label: 'Start over', does: 'reset', confirm: question },
        { name: 'draft', label: 'Save', mode: 'draft', confirm: question, confirmWhen: { data: { required: ['title'] } } },
      ],
    },
  );
  const mountAsking = async (initialData: SchemaFormProps['initialData']) => {
    const ref = createRef<FormHandle>();
    const onSubmit = vi.fn(async (): Promise<SubmitOutcome> => ({ ok: true }));
    const onAction = vi.fn();
    const theme = {
      ...plainTheme,
      Confirm: ({ message, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmProps) => (
        <div role="dialog" aria-label={message}>
          <button type="button" onClick={onConfirm}>
            {confirmLabel}
          </button>
          <button type="button" onClick={onCancel}>
            {cancelLabel}
          </button>
        </div>
      ),
    };
    render(
      <SchemaForm
        ref={ref}
        form={await asking}
        theme={theme}
        onSubmit={onSubmit}
        onAction={onAction}
        {...(initialData && { initialData })}
      />,
    );
    return { onSubmit, onAction, ref };
  };
  const title = () => (field('root_title') as HTMLInputElement).value;

  it('ask only when there is something to ask about, and give the focus back', async () => {
    const { onSubmit, onAction } = await mountAsking({ title: 'saved' });
    await press('Start over');
    expect(screen.queryByRole('dialog')).toBeNull();
    type('root_title', 'typed');
    act(() => screen.getByRole('button', { name: 'Start over' }).focus());
    await press('Start over');
    expect(screen.getByRole('dialog', { name: question.message })).toBeTruthy();
    await press('No');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Start over');
    expect(title()).toBe('typed');
    await press('Start over');
    await press('Yes');
    expect(title()).toBe('saved');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('are judged before they ask, and sent after it', async () => {
    const { onSubmit } = await mountAsking({});
    await press('Send');
    expect(screen.queryByRole('dialog')).toBeNull();
    type('root_title', 'A');
    await press('Send');
    expect(onSubmit).not.toHaveBeenCalled();
    await press('Yes');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('are judged again where the host brought another document while they asked', async () => {
    const { onSubmit, ref } = await mountAsking({ title: 'saved' });
    await press('Send');
    act(() => ref.current?.replace({}));
    await press('Yes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(lines()).toEqual(['/title']);
    type('root_title', 'A');
    await press('Send');
    await press('Yes');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('ask by their condition, and do it unasked otherwise', async () => {
    const { onSubmit } = await mountAsking({});
    await press('Save');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    type('root_title', 'A');
    await press('Save');
    expect(screen.getByRole('dialog', { name: question.message })).toBeTruthy();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await press('Yes');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

it('the browser’s own reset goes back to what is saved, and no control shows another value than the form has', async () => {
  const { ref } = mount({ initialData: { ...COMPLETE, accepted: true } });
  type('root_title', 'Longer than it may be');
  fireEvent.click(field('root_accepted'));
  await press('Send');
  expect(lines()).toEqual(['/title']);
  act(() => document.querySelector('form')?.reset());
  expect(ref.current?.getData()).toEqual({ ...COMPLETE, accepted: true });
  expect(ref.current?.isDirty()).toBe(false);
  expect(field('root_title')).toMatchObject({ value: 'A' });
  expect(field('root_accepted')).toMatchObject({ checked: true });
  expect(lines()).toEqual([]);
});

describe('errors of the host', () => {
  it('stand at the form when the form has no such field, row or visible place', async () => {
    const { ref } = mount({ initialData: COMPLETE });
    act(() =>
      ref.current?.setErrors([
        { path: '/nowhere', keyword: 'server', message: 'Not a field.' },
        { path: '/rows/7/name', keyword: 'server', message: 'No such row.' },
        { path: '/rows/0/name', keyword: 'server', message: 'Taken.' },
      ]),
    );
    expect(lines()).toEqual(['', '', '/rows/0/name']);
    expect(errorsOf('root')).toEqual(['Not a field.', 'No such row.']);
    type('root_rows_0_name', 'new');
    act(() => ref.current?.flush());
    expect(lines()).toEqual([]);
  });
});
