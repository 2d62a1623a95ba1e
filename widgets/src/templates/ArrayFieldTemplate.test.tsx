// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { axeViolations } from '../conformance/axeViolations.ts';
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';
import example from './list.example.json' with { type: 'json' };

// Lists of places and what may be left out are drawn at once then.
beforeAll(() =>
  prepareForm(toForm({ schema: { title: 'Pair', type: 'array', items: [{}] }, uiSchema: { 'ui:help': '' } }, messages)),
);
afterEach(cleanup);

const mount = (rows: readonly object[], readOnly = false) => {
  const handle = createRef<FormHandle>();
  const page = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm(example, messages)}
        theme={fluentTheme}
        initialData={JSON.parse(JSON.stringify({ field: rows }))}
        readOnly={readOnly}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const add = () => screen.getByRole('button', { name: 'Add episode' });
  return { ...page, add, handle, field: () => handle.current?.getData().field };
};

const card = (number: number) => screen.getByRole('group', { name: `Episode ${number}` });

describe('a list of rows', () => {
  it('says that it is empty, and adds rows with the focus in their first field (R-130)', async () => {
    const { add } = mount([]);
    expect(screen.getByText(messages.widgets.array.empty)).toBeTruthy();
    fireEvent.click(add());
    const title = within(card(1)).getByRole('textbox', { name: /Episode title/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('of truths has a box and its buttons in one line, with its name once', async () => {
    const form = toForm(
      { schema: { title: 'Flags', type: 'array', items: { type: 'boolean' } }, uiSchema: { 'ui:help': '' } },
      messages,
    );
    render(
      <SchemaForm
        form={form}
        theme={fluentTheme}
        initialData={{ field: [true, false] }}
        onSubmit={async () => ({ ok: true })}
      />,
    );
    const line = (await screen.findByRole('checkbox', { name: /^Flags 2/ })).closest('[role="listitem"]');
    expect(line?.textContent?.match(/Flags/g)).toHaveLength(1);
    expect(line?.querySelector('[role="group"]')).toBeNull();
    expect(line?.querySelectorAll('button')).toHaveLength(1);
  });

  it('gives the row beside which a dragged one would go a background: its shadow would be one of each letter', () => {
    mount([{ title: 'a' }]);
    const row = card(1).closest('[aria-posinset]') ?? card(1);
    row.setAttribute('data-drop', 'before');
    expect(getComputedStyle(row).backgroundColor).toContain('colorNeutralBackground2');
  });

  it('that has to be there names its button by its title alone, without the mark', async () => {
    const rows = { title: 'Items', type: 'array', items: { type: 'string' } };
    const form = await moduleOf({ type: 'object', required: ['rows'], properties: { rows } });
    render(<SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />);
    const [add] = screen.getAllByRole('button', { name: 'Add Items' });
    expect(add?.getAttribute('aria-labelledby')).toBeNull(); // the mark of the title, drawn by its style, is read out
  });

  it('when full, keeps its button reachable and says why it does nothing (R-133)', () => {
    const { add, field } = mount([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    expect(add().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(add().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('A series has at most 3 episodes.');
    fireEvent.click(add());
    expect(field()).toHaveLength(3);
  });

  it('of as many rows as there always have to be offers neither to add nor to take away, and tells of no limit', async () => {
    const ends = { title: 'Ends', type: 'array', minItems: 2, maxItems: 2, items: { type: 'string' } };
    const form = await moduleOf({ type: 'object', required: ['ends'], properties: { ends } });
    const buttons = () => screen.getAllByRole('button').map(({ id }) => id.replace('root_ends_', ''));
    const offers = () => buttons().filter((id) => /(add|remove)$/.test(id));
    const handle = createRef<FormHandle>();
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm
          ref={handle}
          form={form}
          theme={fluentTheme}
          initialData={{ ends: ['a', 'b'] }}
          onSubmit={async () => ({ ok: true })}
        />
      </FluentProvider>,
    );
    await screen.findByDisplayValue('b');
    expect(offers()).toEqual([]);
    expect(screen.queryByText(/At (most|least)/)).toBeNull();
    act(() => handle.current?.setValue('/ends', ['a']));
    expect(offers()).toEqual(['0__remove', '_add']);
    act(() => handle.current?.setValue('/ends', ['a', 'b', 'c']));
    expect(screen.getByText('At most 2.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ends 3' }));
    await waitFor(() => expect(offers()).toEqual([]));
  });

  it.each<[what: string, more: JsonObject, ui: JsonObject, isAsked: boolean]>([
    ['that may have no row', {}, {}, false],
    ['that needs a row', { minItems: 1 }, {}, true],
    ['in parts that may have no row', { allOf: [{ title: 'Names', maxItems: 3 }, { uniqueItems: true }] }, {}, false],
    ['in parts one of which needs a row', { allOf: [{ maxItems: 3 }, { minItems: 1 }] }, {}, true],
    ['that needs a row when it is sent', { onSubmit: { minItems: 1 } }, {}, true],
    ['that needs some row', { contains: { const: 'a' } }, {}, true],
    ['that a rule asks for', {}, { 'ui:rules': [{ effect: 'require', when: { data: true } }] }, true],
    ['of chips that may have none', {}, { 'ui:widget': 'tag-picker', 'ui:options': { creatable: true } }, false],
    ['of chips that needs one', { minItems: 1 }, { 'ui:widget': 'tag-picker', 'ui:options': { creatable: true } }, true],
  ])('looks as if something had to be entered only where it has to: one %s', async (_what, more, ui, isAsked) => {
    const names = { title: 'Names', type: 'array', items: { type: 'string' }, ...more };
    const form = await moduleOf({ type: 'object', required: ['names'], properties: { names } }, { names: ui });
    const { container } = render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    await screen.findByText('Names');
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(container.querySelectorAll('[data-required]').length > 0).toBe(isAsked);
    const input = screen.queryByRole('combobox');
    if (input) expect(input.getAttribute('aria-required')).toBe(isAsked ? 'true' : null);
  });

  it('takes away the row that it asked about, wherever that is by then, and no other one', async () => {
    const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];
    const { field, handle } = mount([a, b, c]);
    const ask = async (number: number) => {
      fireEvent.click(within(card(number)).getByRole('button', { name: /^Remove/ }));
      return screen.findByRole('button', { name: messages.widgets.array.removeConfirm });
    };
    const put = (rows: (rows: readonly unknown[]) => readonly unknown[]) =>
      act(() => handle.current?.setValue('/field', rows(field() as unknown[])));
    const confirm = await ask(2);
    put((rows) => rows.slice(1));
    fireEvent.click(confirm);
    expect(field()).toEqual([c]);
    await ask(1);
    put(() => []);
    put(() => [a]);
    await waitFor(() => expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')).toBeNull());
  });

  it('has its own error marked as a field has', async () => {
    const limited = { type: 'array', minItems: 2, items: { type: 'string' }, errorMessage: { minItems: 'Two, please.' } };
    const form = await moduleOf({ type: 'object', properties: { names: limited } });
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} initialData={{ names: ['a'] }} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const error = await waitFor(() => {
      const [found] = screen.getAllByText('Two, please.').flatMap((text) => text.closest('[data-note="error"]') ?? []);
      expect(found).toBeTruthy();
      return found;
    });
    expect(error && getComputedStyle(error).position, 'the place of the mark').toBe('relative');
  });

  it('removes an empty row at once', async () => {
    const { field } = mount([{ title: 'a' }, { number: 2 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove episode 2' }));
    expect(field()).toEqual([{ title: 'a' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it removes a row that holds something, and begins with what loses nothing', async () => {
    const { field } = mount([{ title: 'a' }, { title: 'b' }]);
    const remove = screen.getByRole('button', { name: 'Remove episode 1' });
    fireEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(messages.widgets.array.removeQuestion)).toBeTruthy();
    // A control of it, not the dialog itself: one that holds the focus itself may be hidden from everyone.
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    fireEvent.click(cancel);
    expect(field()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(remove));

    fireEvent.click(remove);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(field()).toEqual([{ title: 'b' }]));
  });

  it('bears its name, its hint and its error, and axe finds nothing', async () => {
    const { container, handle } = mount([{ title: 'a' }]);
    const error = { path: '/field', keyword: 'required', message: 'Please upload at least one episode' };
    await act(async () => handle.current?.setErrors([error]));
    const list = screen.getByRole('group', { name: /^Episodes/ });
    const described = (list.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([error.message, example.uiSchema['ui:help']]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('of values that each have a schema of their own is a group of fields, and axe finds nothing', async () => {
    const sizes = [
      { type: 'integer', title: 'Width' },
      { type: 'integer', title: 'Height' },
    ];
    const pair = { schema: { type: 'array', title: 'Frame', items: sizes }, uiSchema: { 'ui:help': 'In pixels' } };
    const { container } = render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={toForm(pair, messages)} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    within(await screen.findByRole('group', { name: /^Frame/ })).getByRole('textbox', { name: /Height/ });
    expect(await axeViolations(container)).toEqual([]);
  });

  it('read-only, has no buttons', () => {
    mount([{ title: 'a' }], true);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(within(card(1)).getByRole('textbox')).toMatchObject({ readOnly: true, value: 'a' });
  });
});

const pair = {
  title: 'Pair',
  type: 'array',
  items: [
    { type: 'string', title: 'From' },
    { type: 'string', title: 'To' },
  ],
  additionalItems: { type: 'string', title: 'Via' },
} as const;

const mountList = (schema: JsonObject, field?: unknown, uiSchema: JsonObject = {}) => {
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm({ schema: { title: 'List', ...schema }, uiSchema: { 'ui:help': 'Help', ...uiSchema } }, messages)}
        theme={fluentTheme}
        initialData={JSON.parse(JSON.stringify({ field }))}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const press = (id: string) => act(() => document.getElementById(id)?.click());
  return { press, field: () => handle.current?.getData()['field'] };
};

describe('a list whose places have schemas of their own', () => {
  it('takes values beyond them, and gives these back', () => {
    const { press, field } = mountList(pair, ['a', 'b']);
    press('root_field__add');
    expect(field()).toEqual(['a', 'b', '']);
    expect(document.activeElement?.id).toBe('root_field_2');
    press('root_field_2__remove');
    expect(field()).toEqual(['a', 'b']);
  });

  it('copies values beyond them, never what stands in one, which would move the others out of theirs', () => {
    const { press, field } = mountList(pair, ['a', 'b', 'c'], { 'ui:options': { copyable: true } });
    const copies = [...document.querySelectorAll('[id$="__copy"]')].map(({ id }) => id);
    expect(copies).toEqual(['root_field_2__copy']);
    press('root_field_2__copy');
    expect(field()).toEqual(['a', 'b', 'c', 'c']);
  });

  it('hands the focus on to the value that follows one that is given back, or that comes to be the last', () => {
    const { press, field } = mountList(pair, ['a', 'b', 'c', 'd', 'e']);
    for (const [removed, next] of [
      [2, 2],
      [3, 2],
    ]) {
      document.getElementById(`root_field_${removed}__remove`)?.focus();
      press(`root_field_${removed}__remove`);
      expect(document.activeElement?.id).toBe(`root_field_${next}`);
    }
    expect(field()).toEqual(['a', 'b', 'd']);
  });

  it('keeps its places free when a value beyond them comes first', () => {
    const { press, field } = mountList(pair);
    press('root_field__add');
    fireEvent.input(screen.getByRole('textbox', { name: /Via/ }), { target: { value: 'c' } });
    expect(field()).toEqual([null, null, 'c']);
  });

  it('is left out again when a value beyond them is given back and nothing stands in them', () => {
    const { press, field } = mountList(pair);
    press('root_field__add');
    press('root_field_2__remove');
    expect(field()).toBeUndefined();
    fireEvent.input(screen.getByRole('textbox', { name: /To/ }), { target: { value: 'b' } });
    act(() => screen.getByRole('textbox', { name: /To/ }).blur());
    expect(field()).toEqual([null, 'b']);
    press('root_field__add');
    press('root_field_2__remove');
    expect(field()).toEqual([null, 'b']);
  });

  it('is left out again when what was typed into one of them is cleared', () => {
    const { field } = mountList(pair);
    const from = screen.getByRole('textbox', { name: /From/ });
    for (const value of ['a', '']) {
      from.focus();
      fireEvent.input(from, { target: { value } });
      act(() => from.blur());
    }
    expect(field()).toBeUndefined();
  });

  it.each<[what: string, end: JsonObject, offers: boolean]>([
    ['as many values as it has places', { additionalItems: false, maxItems: 2 }, false],
    ['no more than its places, which nothing is said of beyond', { maxItems: 2 }, false],
    ['no value beyond its places, by their number', { maxItems: 2, additionalItems: { type: 'string' } }, false],
    ['a few more', { maxItems: 3, additionalItems: { type: 'string' } }, true],
  ])('offers to add a value only where there is room for one: %s', (_what, end, offers) => {
    const { additionalItems: _free, ...places } = pair;
    mountList({ ...places, ...end }, ['a', 'b']);
    expect(document.getElementById('root_field__add') !== null).toBe(offers);
    expect(screen.queryByText(/At most/)).toBeNull();
  });

  it('of several kinds are called alike where the kind is chosen and where they are entered', async () => {
    const open = { type: ['string', 'number'] };
    const pair = { title: 'Pair', type: 'array', items: [open], additionalItems: open };
    const form = await moduleOf({ type: 'object', properties: { pair } });
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} initialData={{ pair: ['a', 'b'] }} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    for (const [index, name] of ['Pair 1', 'Pair 2'].entries()) {
      expect((await screen.findByRole('combobox', { name: `Option for ${name}` })).id).toBe(`root_pair_${index}__kind_select`);
      expect(screen.getByRole('textbox', { name }).id).toBe(`root_pair_${index}`);
    }
  });

  it('that are lists or objects have their titles for headings', () => {
    const corner = { title: 'South-west', type: 'array', items: [{ type: 'number', title: 'West' }] };
    const other = { title: 'North-east', type: 'object', properties: { east: { type: 'number', title: 'East' } } };
    mountList({ type: 'array', items: [corner, other] });
    for (const name of ['South-west', 'North-east']) {
      expect(screen.getAllByText(name).filter((one) => !one.hidden)).toHaveLength(1);
      expect(screen.getAllByRole('group', { name })[0]).toBeDefined();
    }
    expect(screen.queryByText('1')).toBeNull();
  });

  it('in a row is called once, by the heading of the row', () => {
    mountList({ type: 'array', title: 'Trips', items: { ...pair, title: 'Trip' } }, [['a', 'b']]);
    const seen = screen.getAllByText('Trip 1').filter((one) => !one.hidden);
    expect(seen.map((one) => one.id)).toEqual(['root_field_0__row__title']);
    expect(within(screen.getByRole('listitem')).getAllByRole('group', { name: 'Trip 1' })).toHaveLength(2);
  });

  it('adds to itself, not to the list whose row it stands in', () => {
    const { press, field } = mountList({ type: 'array', items: { type: 'object', properties: { pair } } }, [
      { pair: ['a', 'b'] },
    ]);
    press('root_field_0_pair__add');
    expect(field()).toEqual([{ pair: ['a', 'b', ''] }]);
  });
});

it('what may be left out as a whole goes with what is typed in it just then', async () => {
  const schema = { title: 'Place', type: 'object', properties: { city: { type: 'string', title: 'City' } } };
  const { field } = mountList(schema, { city: 'a' }, { 'ui:enableOptionalDataFieldForType': ['object'] });
  fireEvent.input(screen.getByRole('textbox', { name: /City/ }), { target: { value: 'ab' } });
  const button = await screen.findByRole('button', { name: 'Remove Place' });
  act(() => button.click());
  expect(field()).toBeUndefined();
});

it('what may be left out as a whole is there once it is added, without a default in it, too, and each button says of what it is', async () => {
  const city = { type: 'string', title: 'City' };
  const inner = { title: 'Harbour', type: 'object', properties: { depth: { type: 'number', title: 'Depth' } } };
  const schema = { title: 'Place', type: 'object', properties: { city, inner } };
  const { field } = mountList(schema, undefined, { 'ui:enableOptionalDataFieldForType': ['object'] });
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Place' }));
  expect(field()).toEqual({});
  fireEvent.input(await screen.findByRole('textbox', { name: 'City' }), { target: { value: 'Oslo' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Place' }));
  expect(field()).toBeUndefined();
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
});

it.each([
  ['alone', {}],
  ['beside others', { properties: { owner: { type: 'string', title: 'Owner' } } }],
])('members of any name that may be left out as a whole have one button at a time: %s', async (_name, more) => {
  const schema = { title: 'Labels', type: 'object', additionalProperties: { type: 'string' }, ...more };
  const { field } = mountList(schema, undefined, { 'ui:enableOptionalDataFieldForType': ['object'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Labels' }));
  if ('properties' in more) fireEvent.click(await screen.findByRole('button', { name: 'Add Labels' }));
  await waitFor(() => expect(Object.values(Object(field()))).toEqual(['']));
});

it('a list that may be left out as a whole takes rows once it is there, and gives them back', () => {
  const schema = { title: 'Tags', type: 'array', items: { type: 'string' } };
  const { press, field } = mountList(schema, ['a'], { 'ui:enableOptionalDataFieldForType': ['array'] });
  press('root_field__add');
  expect(field()).toEqual(['a', '']);
  press('root_field_0__remove');
  expect(field()).toEqual(['']);
});

it('a list that may be left out as a whole is added with its first row, which has the focus', async () => {
  const schema = { title: 'Tags', type: 'array', items: { type: 'string' } };
  const { field } = mountList(schema, undefined, { 'ui:enableOptionalDataFieldForType': ['array'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Tags' }));
  expect(field()).toEqual(['']);
  await waitFor(() => expect(document.activeElement?.id).toBe('root_field_0'));
});
