// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, type Option, type OptionPage, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { pending } from '../../../engine/src/form/fixture/pending.ts';
import { fluentTheme } from '../index.ts';

// A form waits ten seconds for what is asked about a text: what a busy machine takes to draw is none of them.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tags = { title: 'Tags', type: 'array', items: { type: 'string' } };
const schema = {
  type: 'object',
  properties: {
    tags,
    city: { title: 'City', type: 'string' },
    rows: { title: 'Rows', type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, tags } } },
  },
};
const tagUi = { 'ui:widget': 'tag-picker', 'ui:options': { source: 'words', creatable: true } };
const ui = {
  tags: tagUi,
  city: { 'ui:widget': 'combobox', 'ui:options': { source: 'words' } },
  rows: { 'ui:options': { orderable: true, undoRemove: true }, items: { tags: tagUi } },
  'ui:actions': [
    { name: 'send', label: 'Send', mode: 'strict' },
    { name: 'keep', label: 'Keep', mode: 'draft' },
  ],
};
const form = await moduleOf(schema, ui);

const mount = async (initialData: JsonObject, drawn = form) => {
  const made = pending<Option>();
  const found = pending<OptionPage>();
  const create = vi.fn((_text: string) => made.promise);
  const search = vi.fn((text: string) => (text === '' ? Promise.resolve({ options: [] }) : found.promise));
  const onSubmit = vi.fn(async () => ({ ok: true }) as const);
  const handle = createRef<FormHandle>();
  const sources = { words: { search, create } };
  const page = (mode: 'hidden' | 'visible') => (
    <FluentProvider theme={webLightTheme}>
      <Activity mode={mode}>
        <SchemaForm
          ref={handle}
          form={drawn}
          theme={fluentTheme}
          sources={sources}
          initialData={initialData}
          onSubmit={onSubmit}
        />
      </Activity>
    </FluentProvider>
  );
  const { container, rerender } = render(page('visible'));
  await waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('#root_city')) throw new Error('loading');
  });
  return {
    create,
    search,
    onSubmit,
    show: (mode: 'hidden' | 'visible') => rerender(page(mode)),
    data: () => handle.current?.getData(),
    reset: (next: JsonObject) => act(() => handle.current?.reset(next)),
    answer: (options: readonly string[]) =>
      act(async () => {
        found.resolve({ options: options.map(asOption) });
        await new Promise((done) => setTimeout(done, 50));
      }),
    make: (value: string) => act(async () => made.resolve(asOption(value))),
    fail: () => act(async () => made.reject(new Error('Not this one.'))),
  };
};

const asOption = (value: string): Option => ({ value, label: value });
const field = (id: string) => {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no ${id}`);
  return input;
};
const type = (id: string, value: string) => {
  act(() => field(id).focus());
  act(() => void fireEvent.change(field(id), { target: { value } }));
};
const leave = (id: string) => act(async () => field(id).blur());
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const enter = (id: string) => act(async () => void fireEvent.keyDown(field(id), { key: 'Enter' }));
const said = (id: string) => document.getElementById(`${id}__error`)?.textContent ?? '';
const unfinished = 'This entry is not complete. Please finish it or clear it.';

/** Types a text, has it searched for in vain, and asks for it to be made. */
const begin = async (id: string, text: string, { answer, create, search }: Awaited<ReturnType<typeof mount>>) => {
  type(id, text);
  await waitFor(() => expect(search.mock.calls.some(([asked]) => asked === text)).toBe(true));
  await answer([]);
  await enter(id);
  expect(create).toHaveBeenCalledWith(text, expect.anything());
};

const twoRows = {
  rows: [
    { name: 'a', tags: ['x'] },
    { name: 'b', tags: ['y'] },
  ],
};

describe('a tag that the host makes', () => {
  it('goes where its row went meanwhile', async () => {
    const page = await mount(twoRows);
    await begin('root_rows_0_tags', 'noir', page);
    await act(async () => document.getElementById('root_rows_0__moveDown')?.click());
    await page.make('noir');
    expect(page.data()?.['rows']).toEqual([
      { name: 'b', tags: ['y'] },
      { name: 'a', tags: ['x', 'noir'] },
    ]);
  });

  it('is given to no other row when its own is gone', async () => {
    const page = await mount(twoRows);
    await begin('root_rows_0_tags', 'noir', page);
    await act(async () => document.getElementById('root_rows_0__remove')?.click());
    await page.make('noir');
    expect(page.data()?.['rows']).toEqual([{ name: 'b', tags: ['y'] }]);
  });

  it.each(['before', 'after'])('comes with its row when that is brought back, made %s that', async (when) => {
    const page = await mount(twoRows);
    await begin('root_rows_0_tags', 'noir', page);
    await act(async () => document.getElementById('root_rows_0__remove')?.click());
    if (when === 'before') await page.make('noir');
    await act(async () => document.querySelector<HTMLElement>('[id^="root_rows__undo_"]')?.click());
    await page.make('noir');
    const [first, second] = twoRows.rows;
    expect(page.data()?.['rows']).toEqual([{ ...first, tags: ['x', 'noir'] }, second]);
    expect(field('root_rows_0_tags').value).toBe('');
  });

  it('is no tag of another document that comes after its row was brought back', async () => {
    const page = await mount(twoRows);
    await begin('root_rows_0_tags', 'noir', page);
    await act(async () => document.getElementById('root_rows_0__remove')?.click());
    await act(async () => document.querySelector<HTMLElement>('[id^="root_rows__undo_"]')?.click());
    page.reset({ rows: [{ name: 'c', tags: [] }] });
    await page.make('noir');
    expect(page.data()?.['rows']).toEqual([{ name: 'c', tags: [] }]);
  });

  it('stays where it was there already', async () => {
    const page = await mount({ tags: ['noir'] });
    await begin('root_tags', 'Noir!', page);
    await page.make('noir');
    expect(page.data()?.['tags']).toEqual(['noir']);
  });

  it('leaves what was typed meanwhile', async () => {
    const page = await mount({ tags: [] });
    await begin('root_tags', 'noir', page);
    type('root_tags', 'heist');
    await page.make('noir');
    expect([page.data()?.['tags'], field('root_tags').value]).toEqual([['noir'], 'heist']);
  });

  it('takes its text along where the form was hidden meanwhile', async () => {
    const page = await mount({ tags: [] });
    await begin('root_tags', 'noir', page);
    page.show('hidden');
    await page.make('noir');
    page.show('visible');
    expect([page.data()?.['tags'], field('root_tags').value]).toEqual([['noir'], '']);
  });

  it('is no tag of another document', async () => {
    const page = await mount({ tags: ['a'] });
    await begin('root_tags', 'noir', page);
    page.reset({ tags: ['b'] });
    await page.make('noir');
    expect([page.data()?.['tags'], field('root_tags').value]).toEqual([['b'], '']);
  });

  it('keeps nobody from having another one made in another document', async () => {
    const page = await mount({ tags: ['a'] });
    await begin('root_tags', 'noir', page);
    page.reset({ tags: ['b'] });
    await begin('root_tags', 'heist', page);
    await page.make('heist');
    expect([page.data()?.['tags'], field('root_tags').value]).toEqual([['b', 'heist'], '']);
  });

  it('stays as a text in the field that was left when the host refuses it', async () => {
    const page = await mount({ tags: [] });
    await begin('root_tags', 'noir', page);
    await leave('root_tags');
    await page.fail();
    expect([field('root_tags').value, said('root_tags')]).toEqual(['noir', unfinished]);
    expect(screen.getByText('Not this one.')).toBeTruthy();
  });
});

describe('a text that is left where the host would make a tag of it', () => {
  it.each(['Send', 'Keep'])('stays, says so, and holds the form back until it is added or cleared: %s', async (button) => {
    const page = await mount({ tags: [] });
    type('root_tags', 'noir');
    await leave('root_tags');
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('noir', expect.anything()));
    await page.answer(['noir et blanc']);
    expect([field('root_tags').value, said('root_tags')]).toEqual(['noir', unfinished]);
    await press(button);
    expect([page.onSubmit.mock.calls.length, page.create.mock.calls.length]).toEqual([0, 0]);
    await press('Add “noir”');
    expect(document.activeElement).toBe(field('root_tags'));
    await page.make('noir');
    expect([page.data()?.['tags'], field('root_tags').value, said('root_tags')]).toEqual([['noir'], '', '']);
    await press(button);
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with Escape', async () => {
    const page = await mount({ tags: [] });
    type('root_tags', 'noir');
    await leave('root_tags');
    await press('Send');
    expect(page.onSubmit).not.toHaveBeenCalled();
    act(() => field('root_tags').focus());
    await act(async () => void fireEvent.keyDown(field('root_tags'), { key: 'Escape' }));
    expect([field('root_tags').value, said('root_tags')]).toEqual(['', '']);
    await press('Send');
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
  });

  it('comes back with its row, which does not go for good, and is made a tag then', async () => {
    const page = await mount({ rows: [{ tags: [] }, { name: 'b' }] });
    type('root_rows_0_tags', 'noir');
    await leave('root_rows_0_tags');
    await act(async () => document.getElementById('root_rows_0__remove')?.click());
    expect(field('root_rows_0_tags').value).toBe('');
    await act(async () => document.querySelector<HTMLElement>('[id^="root_rows__undo_"]')?.click());
    expect(field('root_rows_0_tags').value).toBe('noir');
    await press('Send');
    expect(page.onSubmit).not.toHaveBeenCalled();
    expect(said('root_rows_0_tags')).toBe(unfinished);
    await press('Add “noir”');
    await page.make('noir');
    expect(page.data()?.['rows']).toEqual([{ tags: ['noir'] }, { name: 'b' }]);
    expect([field('root_rows_0_tags').value, said('root_rows_0_tags')]).toEqual(['', '']);
  });

  it('goes with another document', async () => {
    const page = await mount({ tags: ['a'] });
    type('root_tags', 'noir');
    await leave('root_tags');
    page.reset({ tags: ['b'] });
    await press('Send');
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe.each(['root_city', 'root_tags'])('a text that is left before its search has answered: %s', (id) => {
  const value = id === 'root_city' ? 'noir' : ['noir'];

  it.each(['Send', 'Keep'])('is taken for the option that it names, and %s waits for that (R3)', async (button) => {
    const page = await mount({ tags: [] });
    type(id, 'NOIR');
    await leave(id);
    await press(button);
    await press(button);
    expect(page.onSubmit).not.toHaveBeenCalled();
    const isDisabled = screen.getByRole('button', { name: button }).getAttribute('aria-disabled');
    expect([said(id), isDisabled]).toEqual(['', 'true']);
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('NOIR', expect.anything()));
    await page.answer(['noir', 'noir et blanc']);
    const { city, tags: chosen } = page.data() ?? {};
    expect(id === 'root_city' ? city : chosen).toEqual(id === 'root_city' ? 'noir' : ['noir']);
    expect([field(id).value, said(id)]).toEqual([id === 'root_city' ? 'noir' : '', '']);
    expect(page.create).not.toHaveBeenCalled();
    const sent = id === 'root_city' ? { tags: [], city: value } : { tags: value };
    expect(page.onSubmit.mock.calls).toEqual([[expect.objectContaining({ data: sent })]]);
  });

  it('is not sent while somebody types on: the submission ends (R3)', async () => {
    const page = await mount({ tags: [] });
    type(id, 'NOI');
    await leave(id);
    await press('Send');
    type(id, 'NOIR');
    await act(async () => undefined);
    expect([page.onSubmit.mock.calls.length, field(id).value, said(id)]).toEqual([0, 'NOIR', '']);
    await leave(id);
    await press('Send');
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('NOIR', expect.anything()));
    await page.answer(['noir']);
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not sent with another document that comes meanwhile (R3)', async () => {
    const page = await mount({ tags: [] });
    type(id, 'NOIR');
    await leave(id);
    await press('Send');
    page.reset({ tags: ['b'] });
    await page.answer(['noir']);
    expect([page.onSubmit.mock.calls.length, page.data()]).toEqual([0, { tags: ['b'] }]);
    await press('Send');
    expect(page.onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is said to be incomplete when no answer comes for long, and taken once one does (R3)', async () => {
    const page = await mount({ tags: [] });
    type(id, 'NOIR');
    await leave(id);
    await press('Send');
    await act(async () => vi.advanceTimersByTimeAsync(5_000));
    expect(said(id)).toBe('');
    await act(async () => vi.advanceTimersByTimeAsync(5_000));
    expect([page.onSubmit.mock.calls.length, said(id)]).toEqual([0, unfinished]);
    await act(async () => field(id).blur());
    await page.answer(['noir']);
    expect(said(id)).toBe('');
  });

  it.each([
    ['by a press of something else', () => fireEvent.pointerDown(document.body)],
    ['after a look at another window', () => fireEvent.blur(field(id))],
  ])('is taken for it when it is left %s (R3)', async (_words, turnAway) => {
    const page = await mount({ tags: [] });
    type(id, 'NOIR');
    await screen.findByRole('listbox');
    turnAway();
    expect(screen.queryByRole('listbox')).toBeNull();
    await leave(id);
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('NOIR', expect.anything()));
    await page.answer(['noir', 'noir et blanc']);
    const { city, tags: chosen } = page.data() ?? {};
    expect(id === 'root_city' ? city : chosen).toEqual(id === 'root_city' ? 'noir' : ['noir']);
  });
});

it('a text that the host could make a tag of holds back the submission that waited for its search (R3)', async () => {
  const page = await mount({ tags: [] });
  type('root_tags', 'noir');
  await leave('root_tags');
  await press('Send');
  await waitFor(() => expect(page.search).toHaveBeenCalledWith('noir', expect.anything()));
  await page.answer(['noir et blanc']);
  expect([page.onSubmit.mock.calls.length, said('root_tags'), document.activeElement]).toEqual([
    0,
    unfinished,
    field('root_tags'),
  ]);
});

it('a text that names no option of a field that takes no others is forgotten once its search has answered', async () => {
  const page = await mount({ city: 'rome' });
  type('root_city', 'nowhere');
  await leave('root_city');
  expect(field('root_city').value).toBe('nowhere');
  await waitFor(() => expect(page.search).toHaveBeenCalledWith('nowhere', expect.anything()));
  await page.answer([]);
  expect([field('root_city').value, page.data()?.['city']]).toEqual(['rome', 'rome']);
  await press('Send');
  expect(page.onSubmit).toHaveBeenCalledTimes(1);
});

describe('a text that the browser fills in beside the field with the focus', () => {
  /** As browsers do it: no key is pressed, and nobody comes or goes. */
  const fill = (id: string, value: string) => {
    act(() => field('root_name').focus());
    act(() => void fireEvent.change(field(id), { target: { value } }));
  };
  const country = { title: 'Country', type: 'string', oneOf: [{ const: 'de', title: 'Germany' }] };
  const address = moduleOf(
    { type: 'object', properties: { ...schema.properties, name: { type: 'string' }, country } },
    { ...ui, country: { 'ui:widget': 'combobox', 'ui:autocomplete': 'country-name' } },
  );

  it('is taken for the option that it names, and opens no list (R3)', async () => {
    const page = await mount({}, await address);
    expect([field('root_country').autocomplete, field('root_city').autocomplete]).toEqual(['country-name', 'off']);
    fill('root_country', 'germany');
    fill('root_city', 'Rome');
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('Rome', expect.anything()));
    await page.answer(['Rome']);
    await waitFor(() => expect(page.data()).toEqual({ country: 'de', city: 'Rome' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is forgotten where it names no option, as one that is typed and left (R3)', async () => {
    const page = await mount({}, await address);
    fill('root_country', 'Atlantis');
    await waitFor(() => expect(field('root_country').value).toBe(''));
    expect([page.data(), screen.queryByRole('listbox')]).toEqual([{}, null]);
  });
});

describe('the next step', () => {
  const steps = moduleOf(schema, {
    ...ui,
    'ui:layout': [
      {
        kind: 'steps',
        pages: [
          { title: 'First', parts: ['city', 'tags'] },
          { title: 'Second', parts: ['rows'] },
        ],
      },
    ],
  });
  const step = () => document.querySelector('[aria-current="step"]')?.textContent;

  it('waits for a text that is still searched for, as a submission does (R3)', async () => {
    const page = await mount({}, await steps);
    type('root_city', 'NOIR');
    await leave('root_city');
    await press('Next');
    const next = screen.getByRole('button', { name: 'Next' });
    expect([step(), next.getAttribute('aria-disabled')]).toEqual(['1. First', 'true']);
    expect(next.querySelector('[aria-hidden="true"]')).not.toBeNull();
    await waitFor(() => expect(page.search).toHaveBeenCalledWith('NOIR', expect.anything()));
    await page.answer(['noir']);
    await waitFor(() => expect(step()).toBe('2. Second'));
    expect([page.data()?.['city'], said('root_city')]).toEqual(['noir', '']);
  });

  it('does not come while somebody types on (R3)', async () => {
    await mount({}, await steps);
    type('root_city', 'NOI');
    await leave('root_city');
    await press('Next');
    type('root_city', 'NOIR');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull());
    expect(step()).toBe('1. First');
  });
});
