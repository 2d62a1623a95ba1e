// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import {
  type FormHandle,
  type Option,
  type OptionPage,
  type OptionSearch,
  type OptionSource,
  type OptionSources,
  SchemaForm,
} from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { axeViolations } from '../conformance/axeViolations.ts';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const schema = {
  type: 'object',
  properties: {
    country: { title: 'Country', type: 'string' },
    city: { title: 'City', type: 'string' },
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    genres: { title: 'Genres', type: 'array', items: { type: 'string', oneOf: [{ const: 'h', title: 'Heist' }] } },
    roles: { title: 'Roles', type: 'array', items: { type: 'string' } },
  },
};

const cities = { de: ['Berlin', 'Bonn', 'Bremen', 'Cologne'], fr: ['Paris'] };
const asOption = (label: string): Option => ({ value: label.toLowerCase(), label });

/** A source of cities, two a page, that goes by the country and fails when told to. */
const citySource = () => {
  const asked: (OptionSearch & { readonly text: string })[] = [];
  const trouble = { fails: false };
  const search = async (text: string, request: OptionSearch): Promise<OptionPage> => {
    asked.push({ text, ...request });
    if (trouble.fails) throw new Error('No answer.');
    const country = request.params['country'] === 'fr' ? 'fr' : 'de';
    const found = cities[country].filter((city) => city.toLowerCase().startsWith(text.toLowerCase()));
    const from = Number(request.page ?? 0);
    return { options: found.slice(from, from + 2).map(asOption), ...(from + 2 < found.length && { nextPage: from + 2 }) };
  };
  const get = vi.fn(async (values: readonly unknown[]) =>
    values.map((value) => ({ value: String(value), label: `City of ${value}` })),
  );
  return { asked, trouble, source: { search, get } };
};

async function mount(ui: object, sources: OptionSources, initialData: JsonObject = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const form = await moduleOf(schema, ui);
  const handle = createRef<FormHandle>();
  const draw = (context: JsonObject) => (
    <FluentProvider theme={webLightTheme} dir={dir}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={fluentTheme}
        sources={sources}
        initialData={initialData}
        context={context}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>
  );
  const { container, rerender } = render(draw({}));
  await waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('form input')) throw new Error('loading');
  });
  return {
    container,
    data: () => handle.current?.getData(),
    set: (pointer: string, value: unknown) => act(() => handle.current?.setValue(pointer, value)),
    reset: (document: JsonObject) => act(() => handle.current?.reset(document)),
    setContext: (context: JsonObject) => act(async () => rerender(draw(context))),
  };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const optionSelector = '[role="option"]';
const lines = () => [...document.querySelectorAll(optionSelector)].map((option) => option.textContent);
const type = (name: string, value: string) => act(async () => fireEvent.change(box(name), { target: { value } }));
const findOption = (text: string) =>
  waitFor(() => {
    const option = [...document.querySelectorAll(optionSelector)].find(({ textContent }) => textContent === text);
    if (!option) throw new Error(`no option ${text} among ${lines()}`);
    return option;
  });
const choose = async (text: string) => {
  const option = await findOption(text);
  await act(async () => fireEvent.click(option));
};
const cityUi = { 'ui:widget': 'combobox', 'ui:options': { source: 'cities', sourceParams: { country: '/country' } } };

it.each(['ltr', 'rtl'] as const)(
  'a list stands beside its field by its left edge alone on a page that reads %s',
  async (dir) => {
    await mount(
      { city: { 'ui:widget': 'combobox', 'ui:options': { source: 'cities' } } },
      { cities: citySource().source },
      {},
      dir,
    );
    fireEvent.click(screen.getByRole('combobox'));
    // The style sheets of a page from right to left are mirrored, and a popover begins with no room on its right.
    const { left, right } = getComputedStyle(await screen.findByRole('listbox'));
    expect([left, right]).toEqual(['8px', 'auto']);
  },
);

describe('a combobox over a source', () => {
  it('searches, loads more in place, takes what is chosen and shows its label', async () => {
    const { source, asked } = citySource();
    const { container, data } = await mount({ city: cityUi }, { cities: source });
    await act(async () => fireEvent.click(box('City')));
    await waitFor(() => expect(lines()).toEqual(['Berlin', 'Bonn', 'Load more']));
    await choose('Load more');
    await waitFor(() => expect(lines()).toEqual(['Berlin', 'Bonn', 'Bremen', 'Cologne']));
    await type('City', 'b');
    await type('City', 'br');
    await waitFor(() => expect(lines()).toEqual(['Bremen']));
    expect(asked.slice(0, 2).map(({ text, page }) => [text, page])).toEqual([
      ['', undefined],
      ['', 2],
    ]);
    expect([asked.at(-1)?.text, asked.at(-1)?.signal.aborted]).toEqual(['br', false]);
    expect(await axeViolations(container)).toEqual([]);
    await choose('Bremen');
    expect(data()).toEqual({ city: 'bremen' });
    expect(box('City').value).toBe('Bremen');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each<[string, NonNullable<OptionSource['get']>, string]>([
    ['throws at once', vi.fn().mockImplementation(() => asOption(JSON.parse('<'))), 'bonn'],
    ['answers a page of HTML', vi.fn().mockResolvedValue('<html>'), 'bonn'],
    ['knows not all of them', vi.fn().mockResolvedValue([undefined, { value: 'bonn', label: 'Bonn' }]), 'Bonn'],
  ])('shows its value where the look-up %s', async (_what, get, shown) => {
    const { source } = citySource();
    await mount({ city: cityUi }, { cities: { ...source, get } }, { city: 'bonn' });
    await waitFor(() => expect(get).toHaveBeenCalled());
    await waitFor(() => expect(box('City').value).toBe(shown));
    await act(async () => fireEvent.click(box('City')));
    await findOption('Berlin');
  });

  it('asks for the label once more when the context is another one, and shows the one it had until then', async () => {
    const { source } = citySource();
    const labels: { readonly [locale: string]: string } = { de: 'München', en: 'Munich' };
    const get = vi.fn<NonNullable<OptionSource['get']>>(async (values, { context }) => {
      const label = labels[String(context['locale'])];
      if (!label) throw new Error('No answer.');
      return values.map((value) => ({ value, label }));
    });
    const { setContext } = await mount({ city: cityUi }, { cities: { ...source, get } }, { city: 'muc' });
    for (const [locale, label] of Object.entries({ ...labels, fr: 'Munich' })) {
      await setContext({ locale });
      await waitFor(() => expect(box('City').value).toBe(label));
    }
    expect(get).toHaveBeenCalledTimes(4);
  });

  it('opens and closes by keyboard', async () => {
    const { source } = citySource();
    await mount({ city: cityUi }, { cities: source });
    act(() => box('City').focus());
    await act(async () => fireEvent.keyDown(box('City'), { key: 'ArrowDown' }));
    await findOption('Bonn');
    expect(box('City').getAttribute('aria-expanded')).toBe('true');
    await act(async () => fireEvent.keyDown(box('City'), { key: 'Escape' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('tells a failure in the list and tries again there', async () => {
    const { source, trouble } = citySource();
    await mount({ city: cityUi }, { cities: source });
    trouble.fails = true;
    await act(async () => fireEvent.click(box('City')));
    await waitFor(() => expect(lines()).toEqual(['No answer.', 'Try again']));
    trouble.fails = false;
    await choose('Try again');
    await waitFor(() => expect(lines()).toEqual(['Berlin', 'Bonn', 'Load more']));
  });

  it('names stored values, and clears one that another field has made stale', async () => {
    const { source, asked } = citySource();
    const { data, set } = await mount({ city: cityUi }, { cities: source }, { country: 'de', city: 'bonn' });
    await waitFor(() => expect(box('City').value).toBe('City of bonn'));
    set('/country', 'fr');
    await waitFor(() => expect(data()).toEqual({ country: 'fr' }));
    await act(async () => fireEvent.click(box('City')));
    await waitFor(() => expect(lines()).toEqual(['Paris']));
    expect(asked.at(-1)?.params).toEqual({ country: 'fr' });
  });

  it('searches anew while it is open when what the options go by changes', async () => {
    const { source } = citySource();
    const { set } = await mount({ city: cityUi }, { cities: source }, { country: 'de' });
    await act(async () => fireEvent.click(box('City')));
    await findOption('Berlin');
    set('/country', 'fr');
    await findOption('Paris');
    await act(async () => fireEvent.keyDown(box('City'), { key: 'Escape' }));
    set('/country', 'de');
    await act(async () => fireEvent.click(box('City')));
    await findOption('Berlin');
  });

  it('keeps the lines of options that go by nothing else, whatever changes around the form', async () => {
    const { setContext } = await mount({ genres: { 'ui:widget': 'multi-select' } }, {});
    await act(async () => fireEvent.click(box('Genres')));
    const option = await findOption('Heist');
    await setContext({ status: 3 });
    expect(option.isConnected).toBe(true);
  });

  it('leaves another document as it is, though what the options go by is another one there', async () => {
    const { source } = citySource();
    const { data, reset, set } = await mount({ city: cityUi }, { cities: source }, { country: 'de', city: 'bonn' });
    reset({ country: 'fr', city: 'bonn' });
    await act(async () => undefined);
    expect(data()).toEqual({ country: 'fr', city: 'bonn' });
    set('/country', 'de');
    await waitFor(() => expect(data()).toEqual({ country: 'de' }));
  });

  it('keeps a value that a host sets before what the options go by, until somebody enters something', async () => {
    const { source } = citySource();
    const { data, set } = await mount({ city: cityUi }, { cities: source }, { country: 'de' });
    set('/city', 'paris');
    set('/country', 'fr');
    await act(async () => undefined);
    expect(data()).toEqual({ country: 'fr', city: 'paris' });
    fireEvent.change(document.getElementById('root_country') ?? document.body, { target: { value: 'de' } });
    await waitFor(() => expect(data()).toEqual({ country: 'de' }));
  });

  it('names a source that nobody registered, and the rest of the form goes on', async () => {
    await mount({ city: cityUi }, {});
    expect(screen.getByText(/The option source 'cities' is not registered/)).toBeTruthy();
    expect(document.getElementById('root_country')).not.toBeNull();
  });

  it('keeps a typed text when the list is closed, and takes it for the option that it names', async () => {
    const { source } = citySource();
    const { data } = await mount({ city: cityUi }, { cities: source }, { city: 'bonn' });
    act(() => box('City').focus());
    const press = (key: string) => act(async () => fireEvent.keyDown(box('City'), { key }));
    await type('City', 'brem');
    await findOption('Bremen');
    await press('Escape');
    expect([box('City').value, box('City').getAttribute('aria-expanded')]).toEqual(['brem', 'false']);
    await press('Escape');
    expect(box('City').value).toBe('City of bonn');
    await type('City', 'nowhere');
    await findOption('Nothing found');
    await act(async () => box('City').blur());
    expect([box('City').value, data()]).toEqual(['City of bonn', { city: 'bonn' }]);
    act(() => box('City').focus());
    await type('City', 'BREMEN');
    await findOption('Bremen');
    await act(async () => box('City').blur());
    expect([box('City').value, data()]).toEqual(['Bremen', { city: 'bremen' }]);
  });

  it('leaves the value alone when it is opened and left by Tab, and takes what the keys went to', async () => {
    const { source } = citySource();
    const { data } = await mount({ city: cityUi }, { cities: source });
    const press = (key: string) => act(async () => fireEvent.keyDown(box('City'), { key }));
    act(() => box('City').focus());
    await act(async () => fireEvent.click(box('City')));
    await findOption('Bonn');
    await press('Tab');
    expect(data()).toEqual({});
    await press('ArrowDown');
    await press('ArrowDown');
    const marked = document.getElementById(box('City').getAttribute('aria-activedescendant') ?? '');
    expect(marked?.textContent).toBe('Bonn');
    await press('Tab');
    expect(data()).toEqual({ city: 'bonn' });
  });

  it('leaves the keys of an input method alone', async () => {
    const { source } = citySource();
    const { data } = await mount({ city: cityUi }, { cities: source });
    act(() => box('City').focus());
    await type('City', 'b');
    await findOption('Berlin');
    await act(async () => fireEvent.keyDown(box('City'), { key: 'Enter', isComposing: true }));
    expect([data(), box('City').getAttribute('aria-expanded')]).toEqual([{}, 'true']);
  });

  it('is emptied by emptying its text', async () => {
    const { source } = citySource();
    const { data } = await mount({ city: cityUi }, { cities: source }, { city: 'bonn' });
    act(() => box('City').focus());
    await type('City', '');
    await act(async () => fireEvent.keyDown(box('City'), { key: 'Escape' }));
    expect(data()).toEqual({});
  });
});

describe.each(['multi-select', 'tag-picker'])('%s', (widget) => {
  it('takes several, and gives them back one by one', async () => {
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities' } } };
    const { data, container } = await mount(ui, { cities: source });
    await act(async () => fireEvent.click(box('Tags')));
    await choose('Berlin');
    await choose('Bonn');
    expect(data()).toEqual({ tags: ['berlin', 'bonn'] });
    const remove = container.querySelector('[aria-label="Remove Berlin"]');
    if (remove) await act(async () => fireEvent.click(remove));
    expect(data()).toEqual({ tags: ['bonn'] });
  });

  it('shows a value that the document has twice once, and takes it away as one', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities' } } };
    const { data } = await mount(ui, { cities: source }, { tags: ['a', 'b', 'a'] });
    await waitFor(() => expect(screen.getByText('City of b')).toBeTruthy());
    expect(screen.getAllByText('City of a')).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove City of a' })));
    expect(data()).toEqual({ tags: ['b'] });
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('says in its input what the uiSchema says', async () => {
    await mount({ tags: { 'ui:widget': widget, 'ui:placeholder': 'Type a city' } }, {});
    expect(box('Tags').placeholder).toBe('Type a city');
  });

  it('shows the whole name of what is chosen, in as many lines as it needs', async () => {
    const name = 'Gesellschaft für die Geschichte des Films';
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities' } } };
    await mount(ui, { cities: source }, { tags: [name] });
    const { whiteSpace, overflow } = getComputedStyle(await screen.findByText(`City of ${name}`));
    expect([whiteSpace, overflow]).not.toContainEqual(expect.stringMatching(/nowrap|hidden/));
  });

  it('says which chip is gone in a field that nobody has searched in yet', async () => {
    const { source } = citySource();
    await mount(
      { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities' } } },
      { cities: source },
      { tags: ['a', 'b'] },
    );
    const remove = await screen.findByRole('button', { name: 'Remove City of a' });
    const regions = screen.getAllByRole('status');
    await act(async () => fireEvent.click(remove));
    expect(regions.map(({ textContent }) => textContent)).toContain('City of a removed');
  });

  it('gives chips back by keyboard, and says so', async () => {
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities' } } };
    const { data } = await mount(ui, { cities: source }, { tags: ['a', 'b', 'c', 'd'] });
    await waitFor(() => expect(screen.getByText('City of d')).toBeTruthy());
    const press = (key: string, more = {}) =>
      act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
    act(() => box('Tags').focus());
    // Keys of the browser are left to it: this one goes to the page before.
    const isLeftAlone = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft', altKey: true });
    expect([isLeftAlone(), document.activeElement]).toEqual([true, box('Tags')]);
    await press('Backspace', { repeat: true });
    expect(data()).toEqual({ tags: ['a', 'b', 'c', 'd'] });
    await press('Backspace');
    expect(data()).toEqual({ tags: ['a', 'b', 'c'] });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('City of d removed');
    await press('ArrowLeft');
    expect(isLeftAlone()).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove City of c');
    await press('ArrowLeft');
    await press('Delete');
    expect(data()).toEqual({ tags: ['a', 'c'] });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove City of c');
    await press('ArrowRight');
    expect(document.activeElement).toBe(box('Tags'));
  });

  it('adds what is typed, once, and tells when it cannot', async () => {
    const create = vi.fn(async (text: string): Promise<Option> => {
      if (text === 'bad') throw new Error('Not this one.');
      return { value: text, label: text };
    });
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities', creatable: true } } };
    const { data } = await mount(ui, { cities: { ...source, create } });
    await type('Tags', 'bad');
    await choose('Add “bad”');
    await waitFor(() => expect(lines()).toContain('Not this one.'));
    await type('Tags', 'noir');
    await findOption('Add “noir”');
    await act(async () => fireEvent.keyDown(box('Tags'), { key: 'Enter' }));
    await waitFor(() => expect(data()).toEqual({ tags: ['noir'] }));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('forgets a text by which something was chosen when it is left, and takes it for no value', async () => {
    const create = vi.fn(async (text: string): Promise<Option> => ({ value: text, label: text }));
    const { source } = citySource();
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { source: 'cities', creatable: true } } };
    const { data, container } = await mount(ui, { cities: { ...source, create } });
    act(() => box('Tags').focus());
    await type('Tags', 'ber');
    await choose('Berlin');
    await act(async () => box('Tags').blur());
    expect([box('Tags').value, data(), create.mock.calls.length]).toEqual(['', { tags: ['berlin'] }, 0]);
    expect(container.textContent).not.toContain('This entry is not complete');
  });

  it('opens no list before a text that can be added is typed, nor when it has been', async () => {
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { creatable: true } }, genres: { 'ui:widget': widget } };
    const { data } = await mount(ui, {});
    const press = (key: string) => act(async () => fireEvent.keyDown(box('Tags'), { key }));
    const isOpen = () => [screen.queryByRole('listbox') !== null, box('Tags').getAttribute('aria-expanded')];
    act(() => box('Tags').focus());
    await act(async () => fireEvent.click(box('Tags')));
    expect([...isOpen(), screen.queryByText('Nothing found')]).toEqual([false, 'false', null]);
    const marks = (name: string) => box(name).parentElement?.querySelectorAll(':scope > div > svg').length;
    expect([marks('Tags'), marks('Genres')], 'marks of a list that can be opened').toEqual([0, 1]);
    // What stands around the field, a dialog for instance, gets the key.
    expect(fireEvent.keyDown(box('Tags'), { key: 'Escape' })).toBe(true);
    await type('Tags', 'noir');
    await findOption('Add “noir”');
    await press('Enter');
    await waitFor(() => expect(data()).toEqual({ tags: ['noir'] }));
    expect([...isOpen(), screen.queryByText('Nothing found')]).toEqual([false, 'false', null]);
    expect(fireEvent.keyDown(box('Tags'), { key: 'Escape' }), 'the first Escape after it').toBe(true);
    await type('Tags', 'heist');
    await findOption('Add “heist”');
    expect(isOpen()).toEqual([true, 'true']);
  });

  it('takes no more than it may, says so, and gives back what is chosen', async () => {
    const limited = { title: 'Tags', type: 'array', maxItems: 2, items: { type: 'string', enum: ['a', 'b', 'c'] } };
    const errorMessage = { maxItems: 'One role is enough.' };
    const free = { title: 'Roles', type: 'array', maxItems: 1, items: { type: 'string' }, errorMessage };
    const form = await moduleOf(
      { type: 'object', properties: { tags: limited, roles: free } },
      { tags: { 'ui:widget': widget }, roles: { 'ui:widget': widget, 'ui:options': { creatable: true } } },
    );
    const handle = createRef<FormHandle>();
    const { container } = render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm
          ref={handle}
          form={form}
          theme={fluentTheme}
          initialData={{ tags: ['a'], roles: ['x'] }}
          onSubmit={async () => ({ ok: true })}
        />
      </FluentProvider>,
    );
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2));
    const tags = () => handle.current?.getData()['tags'];
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const full = 'At most 2.';
    await act(async () => fireEvent.click(box('Tags')));
    await choose('b');
    expect(tags()).toEqual(['a', 'b']);
    await waitFor(() => expect(lines()[0]).toBe(full));
    expect(status()).toContain(`b chosen ${full}`);
    const other = await findOption('c');
    expect(other.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(other);
    await type('Tags', 'c');
    await act(async () => fireEvent.keyDown(box('Tags'), { key: 'Enter' }));
    await act(async () => box('Tags').blur());
    expect(tags()).toEqual(['a', 'b']);
    expect(await axeViolations(container)).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove a' })));
    expect(tags()).toEqual(['b']);
    act(() => box('Tags').focus());
    await type('Tags', 'c');
    await choose('c');
    expect(tags()).toEqual(['b', 'c']);

    act(() => box('Roles').focus());
    await type('Roles', 'noir');
    await findOption('One role is enough.');
    expect(lines()).not.toContain('Add “noir”');
    await act(async () => fireEvent.keyDown(box('Roles'), { key: 'Enter' }));
    expect(handle.current?.getData()['roles']).toEqual(['x']);
    await type('Roles', '');
    await act(async () => fireEvent.paste(box('Roles'), { clipboardData: { getData: () => 'noir\nheist' } }));
    expect([handle.current?.getData()['roles'], box('Roles').value]).toEqual([['x'], 'noir, heist']);
  });

  it('offers a whole group only where there is room for all of it', async () => {
    const list = ['a', 'b', 'c'].map((value) => ({ value, label: value, group: 'G' }));
    const mountGroups = async (maxItems: number) => {
      const form = await moduleOf(
        { type: 'object', properties: { tags: { title: 'Tags', type: 'array', maxItems, items: { type: 'string' } } } },
        { tags: { 'ui:widget': 'country-picker', 'ui:options': { source: 'letters' } } },
      );
      const sources = { letters: { search: async () => ({ options: list }) } };
      render(
        <FluentProvider theme={webLightTheme}>
          <SchemaForm form={form} theme={fluentTheme} sources={sources} onSubmit={async () => ({ ok: true })} />
        </FluentProvider>,
      );
      await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(1));
      await act(async () => fireEvent.click(box('Tags')));
      await findOption('a');
      return lines();
    };
    expect(await mountGroups(2)).toEqual(['a', 'b', 'c']);
    cleanup();
    expect(await mountGroups(3)).toEqual(['All of G (3)', 'a', 'b', 'c']);
  });

  it.each<[what: string, name: string, pasted: string, chosen: readonly string[], typed: string]>([
    ['one a line', 'Tags', 'noir\r\nheist, or so\nnoir\na\n', ['a', 'noir', 'heist, or so'], ''],
    ['one between commas', 'Tags', 'noir, drama', ['a', 'noir', 'drama'], ''],
    ['by their names, and leaves what none has', 'Genres', 'heist\nwestern\nopera', ['h'], 'western, opera'],
  ])('takes several pasted texts, %s', async (_what, name, pasted, chosen, typed) => {
    const ui = { tags: { 'ui:widget': widget, 'ui:options': { creatable: true } }, genres: { 'ui:widget': widget } };
    const { data } = await mount(ui, {}, { tags: ['a'] });
    act(() => box(name).focus());
    const paste = (text: string) => act(async () => fireEvent.paste(box(name), { clipboardData: { getData: () => text } }));
    expect(await paste(pasted), 'left to the browser').toBe(false);
    await waitFor(() => expect(data()?.[name.toLowerCase()]).toEqual(chosen));
    expect(box(name).value).toBe(typed);
    expect(await paste('one text')).toBe(true);
    await act(async () => fireEvent.keyDown(box(name), { key: 'Escape' }));
    const last = name === 'Tags' ? chosen.at(-1) : 'Heist';
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `Remove ${last}` })));
    expect(data()?.[name.toLowerCase()] ?? []).toEqual(chosen.slice(0, -1));
  });

  it.each([
    ['a new text is added', 'Tags', { creatable: true }, 'noir ', ['a', 'noir']],
    ['a text that is there is not added again', 'Tags', { creatable: true }, 'A', ['a']],
    ['an option is taken by its name', 'Genres', {}, 'HEIST', ['a', 'h']],
    ['a text that is none is forgotten', 'Genres', {}, 'noir', ['a']],
  ])('when it is left, %s', async (_what, name, options, typed, expected) => {
    const create = vi.fn(async (text: string): Promise<Option> => ({ value: text, label: text }));
    const { source } = citySource();
    const field = name.toLowerCase();
    const ui = { [field]: { 'ui:widget': widget, 'ui:options': options } };
    const { data } = await mount(ui, { cities: { ...source, create } }, { [field]: ['a'] });
    act(() => box(name).focus());
    await type(name, typed);
    await act(async () => box(name).blur());
    await waitFor(() => expect(data()).toEqual({ [field]: expected }));
    expect(box(name).value).toBe('');
    expect(create).not.toHaveBeenCalled();
  });

  it('when it is left before the list has been searched, an option is taken by its name', async () => {
    const { data } = await mount({ genres: { 'ui:widget': widget } }, {}, { genres: ['a'] });
    const genres = box('Genres');
    act(() => genres.focus());
    // One after the other, with no time for a timer between them.
    act(() => fireEvent.change(genres, { target: { value: 'heist' } }));
    act(() => genres.blur());
    expect(data()).toEqual({ genres: ['a', 'h'] });
    expect(genres.value).toBe('');
  });
});
