// @vitest-environment jsdom
import type { FormModule } from '@reelform/engine';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';
import { fetchFormParts } from '../index.ts';

interface Entry {
  readonly label: string;
  readonly pin?: string;
  readonly menu?: readonly Entry[];
}

const actions = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' as const }] };

const menu = await moduleOf(
  {
    type: 'object',
    properties: { menu: { type: 'array', title: 'Menu', items: { $ref: '#/definitions/entry' } } },
    definitions: {
      entry: {
        type: 'object',
        title: 'Entry',
        required: ['label'],
        properties: {
          pin: { type: 'string', title: 'Pin', writeOnly: true },
          label: { type: 'string', title: 'Label', pattern: '^[^!]*$' },
          menu: { type: 'array', title: 'Entries', items: { $ref: '#/definitions/entry' } },
        },
      },
    },
  },
  {
    menu: {
      'ui:options': { copyable: true },
      items: { menu: { 'ui:options': { copyable: true, orderable: true, undoRemove: true } } },
    },
    ...actions,
  },
);

/** An entry with so many levels of three entries each below it. */
const tree = (name: string, levels: number): Entry => ({
  label: `Page ${name}`,
  ...(levels === 0 ? {} : { menu: [1, 2, 3].map((n) => tree(`${name}.${n}`, levels - 1)) }),
});

/** An entry within one within one, so many of them. */
const chain = (depth: number, last: Entry): Entry =>
  depth === 0 ? last : { label: `Level ${depth}`, menu: [chain(depth - 1, last)] };

beforeAll(() => fetchFormParts(menu));
afterEach(cleanup);

const mount = (form: FormModule, initialData: object) =>
  mountForm(form, structuredClone(initialData) as { readonly [member: string]: never });

const lines = () => [...document.querySelectorAll<HTMLElement>('[id$="__fold-header"]')];
const line = (text: string) => lines().find(({ textContent }) => textContent?.includes(`${text} `)) ?? expect.fail(text);
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const isOpen = (text: string) => line(text).getAttribute('aria-expanded') === 'true';

describe('a part within itself', () => {
  const large = { menu: [tree('1', 3), tree('2', 3)] };

  it('is a line with its text and how much is in it, where a document is large, and nothing of it is drawn', () => {
    const { data } = mount(menu, large);
    expect(screen.getAllByRole('textbox', { name: /Label/ })).toHaveLength(2);
    expect(lines().map(({ textContent }) => textContent)).toEqual(
      ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3'].map((name) => `Page ${name} 13 entries`),
    );
    expect(data()).toEqual(large);
  });

  it('opens by its line, the parts in it as lines, and keeps what is entered when it is closed', async () => {
    const { data } = mount(menu, large);
    const opener = line('Page 1.2');
    await press(opener);
    expect(lines()).toHaveLength(9);
    expect(isOpen('Page 1.2')).toBe(true);
    expect(isOpen('Page 1.2.1')).toBe(false);
    await act(async () => fireEvent.change(screen.getByDisplayValue('Page 1.2'), { target: { value: 'Renamed' } }));
    await press(opener);
    expect(screen.getByDisplayValue('Renamed').closest('[hidden]')).not.toBeNull();
    await waitFor(() => expect(data()).toMatchObject({ menu: [{ menu: [{}, { label: 'Renamed' }, {}] }, {}] }));
    await waitFor(() => expect(opener.textContent).toBe('Renamed 13 entries'));
    expect(line('Renamed')).toBe(opener);
  });

  it('counts the errors in it, and opens for the link to a field twenty levels deep', async () => {
    const { handle } = mount(menu, { menu: [chain(20, { label: 'Wrong!' }), tree('1', 3)] });
    expect(screen.queryByDisplayValue('Wrong!')).toBeNull();
    await press(screen.getByRole('button', { name: 'Send' }));
    await act(async () => undefined);
    expect(document.activeElement).toBe(screen.getByDisplayValue('Wrong!'));
    expect(line('Level 19').textContent).toContain('(1 error)');
    await press(line('Level 19'));
    await press(screen.getByRole('link', { name: /Label/ }));
    expect(isOpen('Level 19')).toBe(true);
    await act(async () => handle.current?.goTo('/menu/1/menu/2/menu/0/menu/1/label'));
    expect(document.activeElement).toBe(screen.getByDisplayValue('Page 1.3.1.2'));
  });

  it('is found in the page by all that may be read in it', async () => {
    mount(menu, { menu: [{ ...tree('1', 3), menu: [{ pin: '7734', label: 'Deep', menu: [tree('9', 3)] }] }] });
    const panel = screen.getByText(/Page 9\.3\.3\.1/);
    expect(panel.textContent).not.toContain('7734');
    expect(line('Deep').textContent).not.toContain('7734');
    const hidden = panel.closest('[hidden]');
    expect(hidden?.getAttribute('hidden')).toBe('until-found');
    await act(async () => void hidden?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(isOpen('Deep')).toBe(true);
    expect(screen.queryByText(/Page 9\.3\.3\.1/)).not.toBeNull();
    expect(screen.getByDisplayValue('Deep')).toBeTruthy();
  });

  it('stands open in a small document, down to where nobody finds their way', () => {
    mount(menu, { menu: [chain(6, { label: 'Last' })] });
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Level 3 4 entries']);
  });

  it('stands open when it is added, and is a line when much is copied', async () => {
    mount(menu, large);
    await press(line('Page 1.2'));
    await press(screen.getAllByRole('button', { name: 'Add Entries' })[0] ?? expect.fail());
    const added = document.activeElement;
    expect(added?.id).toBe('root_menu_0_menu_1_menu_3_pin');
    expect(lines()).toHaveLength(9);
    await act(async () => cleanup());
    mount(menu, { menu: [{ label: 'Many', menu: Array.from({ length: 40 }, (_, n) => tree(String(n), 1)) }] });
    await press(screen.getAllByRole('button', { name: 'Copy Entry 1' }).at(-1) ?? expect.fail());
    expect(document.querySelectorAll('input').length).toBe(4);
  });

  it('stays open while its row moves, goes and comes back, and is as it began in another document', async () => {
    const { handle } = mount(menu, large);
    await press(line('Page 1.2'));
    await press(screen.getAllByRole('button', { name: 'Move down Entry 1' })[0] ?? expect.fail());
    expect(isOpen('Page 1.2')).toBe(true);
    await press(document.getElementById('root_menu_0_menu_0__remove') ?? expect.fail());
    await press(screen.getByRole('button', { name: /^Undo/ }));
    expect(isOpen('Page 1.2')).toBe(true);
    await act(async () => handle.current?.reset(structuredClone(large) as never));
    expect(isOpen('Page 1.2')).toBe(false);
    expect(lines()).toHaveLength(6);
  });
});

it('a part is told by the member that it or one around says, and by its first text where it has none', async () => {
  const schema = structuredClone(menu.schema) as { definitions: { entry: { properties: { pin: object } } } };
  schema.definitions.entry.properties.pin = { type: 'string' };
  const open = await moduleOf(schema as never, { menu: { items: { 'ui:options': { titleMember: 'label' } } } });
  const low = { pin: 'x', label: 'Low', menu: [{ pin: 'y', label: 'Lowest' }] };
  mount(open, { menu: [{ label: 'Top', menu: [{ pin: 'p', menu: [tree('1', 3)] }, low, tree('2', 3), tree('3', 3)] }] });
  expect(lines().map(({ textContent }) => textContent?.split(' ', 1)[0])).toEqual(['p', 'Low', 'Page', 'Page']);
  await press(line('Low'));
  expect(line('Lowest').textContent).toBe('Lowest 2 entries');
});

describe('ui:options.foldDepth', () => {
  const place = { type: 'object', title: 'Place', properties: { town: { type: 'string', title: 'Town' } } };
  const person = { type: 'object', title: 'Person', properties: { name: { type: 'string', title: 'Name' }, place } };
  const schema = { type: 'object', properties: { person, list: { type: 'array', title: 'List', items: person } } };
  const document = { person: { name: 'Ann', place: { town: 'Oslo' } }, list: [{ name: 'Bo', place: { town: 'Rome' } }] };

  it.each([
    [0, ['Person Ann 2 entries', 'Bo 2 entries']],
    [1, ['Place Oslo 1 entry', 'Place Rome 1 entry']],
    [2, []],
    [false, []],
  ])('folds what lies deeper than that in any object: %s', async (foldDepth, expected) => {
    const form = await moduleOf(schema as never, { 'ui:options': { foldDepth } });
    await fetchFormParts(form);
    mount(form, document);
    await screen.findAllByRole('group');
    expect(lines().map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('holds of the part that says so, and of parts within themselves where it says never', async () => {
    const form = await moduleOf(schema as never, { list: { 'ui:options': { foldDepth: 0 } } });
    await fetchFormParts(form);
    mount(form, document);
    await screen.findAllByRole('group');
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Bo 2 entries']);
    cleanup();
    const open = await moduleOf(menu.schema as never, { 'ui:options': { foldDepth: false } });
    mount(open, { menu: [tree('1', 3), tree('2', 3)] });
    await screen.findAllByRole('group');
    expect(lines()).toEqual([]);
  });
});

it('the button that opens a part within itself says what it is called, also where that is said by reference', async () => {
  const condition = {
    title: 'Condition',
    type: 'object',
    properties: { field: { type: 'string', title: 'Field' }, not: { $ref: '#/definitions/condition' } },
  };
  const form = await moduleOf(
    { type: 'object', definitions: { condition }, properties: { where: { $ref: '#/definitions/condition' } } },
    actions,
  );
  await fetchFormParts(form);
  mountForm(form, { where: { field: 'age' } });
  expect(await screen.findByRole('button', { name: 'Show Condition' })).toBeDefined();
});
