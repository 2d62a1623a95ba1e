// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mountFreeForm } from '../fixture/freeForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};
const enter = (id: string, value: string) => {
  fireEvent.change(element(id), { target: { value } });
  fireEvent.blur(element(id));
};

describe('a member of free name', () => {
  it('stays in the option of a choice that it is added in', async () => {
    const map = (value: JsonObject) => ({ type: 'object', additionalProperties: value });
    const m = { anyOf: [map({ type: 'string', enum: ['asc', 'desc'] }), map({ type: 'integer' })] };
    const ref = await mountFreeForm({ properties: { m } }, {});
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    const choice = element('root_m__anyof_select');
    expect([choice, ref.current?.getData()]).toEqual([expect.objectContaining({ value: '0' }), { m: { newKey: '' } }]);
  });

  it('that may be one of several values or a list begins with what is chosen, and is drawn so', async () => {
    const list = { type: 'array', items: [{ enum: ['off', 'warn'] }, text] };
    const free = { anyOf: [{ enum: ['off', 'warn'] }, list, { ...list, minItems: 2 }, { type: 'integer' }] };
    const ref = await mountFreeForm({ additionalProperties: free }, { rule: 'off' });
    const chosen = (option: string) => {
      fireEvent.change(element('root_rule__anyof_select'), { target: { value: option } });
      return ref.current?.getData()['rule'];
    };
    expect(element('root_rule')).toBeInstanceOf(HTMLSelectElement);
    expect(['1', '2', '3', '0'].map(chosen)).toEqual([[], [], 0, 'off']);
    expect(element('root_rule')).toBeInstanceOf(HTMLSelectElement);
  });

  it('goes when it is removed, and is said to', async () => {
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', additionalProperties: text } } },
      { m: { a: '1', b: '2' } },
    );
    act(() => screen.getByRole('button', { name: 'Remove root_m_a' }).click());
    expect(Object.entries(ref.current?.getData()['m'] ?? {})).toEqual([['b', '2']]);
    expect(document.getElementById('root_m_a')).toBeNull();
    await screen.findByText('a removed.');
  });

  it.each(['', 'a'])('stays with an empty text when it is cleared: %j', async (name) => {
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', properties: { c: text }, additionalProperties: text } } },
      { m: { [name]: '1', b: '2' } },
    );
    enter(`root_m_${name}`, '');
    expect(ref.current?.getData()).toEqual({ m: { [name]: '', b: '2' } });
    enter(`root_m_${name}`, '3');
    expect(ref.current?.getData()).toEqual({ m: { [name]: '3', b: '2' } });
  });

  it('goes with what is typed just then, and is drawn when the host brings it back', async () => {
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', additionalProperties: text } } },
      { m: { a: '1', b: '2' } },
    );
    fireEvent.change(element('root_m_a'), { target: { value: '3' } });
    act(() => screen.getByRole('button', { name: 'Remove root_m_a' }).click());
    expect(ref.current?.getData()).toEqual({ m: { b: '2' } });
    act(() => ref.current?.replace({ m: { a: '4', b: '2' } }));
    expect(element('root_m_a')).toHaveProperty('value', '4');
  });

  it.each<[string, JsonObject]>([
    ['was not there', {}],
    ['was empty', { m: {} }],
  ])('leaves an object that %s as it was when it is added and removed', async (_what, before) => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', additionalProperties: text } } }, before);
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    enter('root_m_newKey', '2');
    act(() => screen.getByRole('button', { name: 'Remove root_m_newKey' }).click());
    expect([ref.current?.getData(), ref.current?.isDirty()]).toEqual([before, false]);
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    expect(element('root_m_newKey')).toHaveProperty('value', '');
  });

  it('is empty when it is added: nothing is sent that nobody typed', async () => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', additionalProperties: text } } }, { m: { a: '1' } });
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    expect(element('root_m_newKey')).toHaveProperty('value', '');
    expect(ref.current?.getData()['m']).toEqual({ a: '1', newKey: '' });
    enter('root_m_newKey', '2');
    expect(ref.current?.getData()['m']).toEqual({ a: '1', newKey: '2' });
  });

  it('is in sight when a reset brings it, also one that was there before', async () => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', additionalProperties: text } } }, { m: { a: '1' } });
    for (const name of ['b', 'a', 'b']) {
      act(() => ref.current?.reset({ m: { [name]: name } }));
      expect(element(`root_m_${name}`)).toHaveProperty('value', name);
    }
  });

  it('is drawn once when it is added again after a reset took it', async () => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', additionalProperties: text } } }, { m: { a: '1' } });
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    act(() => ref.current?.revert());
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    expect(screen.getAllByRole('button', { name: 'Remove root_m_newKey' })).toHaveLength(1);
  });

  it('keeps its control while it is typed into, beside members that the data bring in', async () => {
    const conditional = { if: { required: ['a'] }, then: { properties: { more: text } } };
    const m = { type: 'object', additionalProperties: text, properties: { a: text }, ...conditional };
    const ref = await mountFreeForm({ properties: { m } }, { m: { free: '1' } });
    const free = element('root_m_free');
    enter('root_m_a', 'x');
    enter('root_m_more', 'y');
    enter('root_m_free', 'z');
    expect(element('root_m_free')).toBe(free);
    expect(ref.current?.getData()).toEqual({ m: { free: 'z', a: 'x', more: 'y' } });
  });
});

describe('members called as numbers', () => {
  const drawn = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[id^="root_m_"]')]
      .map(({ id }) => id.replace('root_m_', ''))
      .filter((id) => !id.endsWith('-key'));
  const rename = (from: string, to: string) => enter(`root_m_${from}-key`, to);
  const add = () => act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());

  it.each<[what: string, ui: JsonObject]>([
    ['after the fields of the object', {}],
    ['where the order has a place for them', { m: { 'ui:order': ['c', '*'] } }],
    ['where the order has none', { m: { 'ui:order': ['c'] } }],
  ])('stand where they were entered, %s', async (_what, ui) => {
    const m = { type: 'object', properties: { c: text }, additionalProperties: text };
    const ref = await mountFreeForm({ properties: { m } }, { m: { c: '0', b: '1' } }, ui);
    add();
    rename('newKey', '7');
    expect(drawn()).toEqual(['c', 'b', '7']);
    add();
    rename('newKey', '3');
    expect(drawn()).toEqual(['c', 'b', '7', '3']);
    rename('b', '9');
    expect(drawn()).toEqual(['c', '9', '7', '3']);
    act(() => screen.getByRole('button', { name: 'Remove root_m_7' }).click());
    add();
    rename('newKey', '7');
    expect(drawn()).toEqual(['c', '9', '3', '7']);
    expect(ref.current?.getData()).toEqual({ m: { c: '0', 9: '1', 3: '', 7: '' } });
  });
});

describe('a member that gets another name', () => {
  it('leaves the kind that was chosen for an empty member beside it', async () => {
    const size = { type: ['string', 'integer'] };
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', properties: { size }, additionalProperties: text } } },
      { m: { a: '1' } },
    );
    const kind = () => Reflect.get(element('root_m_size__kind_select'), 'value');
    fireEvent.change(element('root_m_size__kind_select'), { target: { value: 'number' } });
    expect(kind()).toBe('number');
    enter('root_m_a-key', 'b');
    expect([ref.current?.getData(), kind()]).toEqual([{ m: { b: '1' } }, 'number']);
  });

  it('takes along the rows that went from it, and what was entered as another kind of value', async () => {
    const size = { type: ['string', 'integer'] };
    const member = { type: 'object', properties: { rows: { type: 'array', items: text }, size } };
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', additionalProperties: member } } },
      { m: { a: { rows: ['p', 'q'], size: 'x' } } },
      { m: { additionalProperties: { rows: { 'ui:options': { undoRemove: true } } } } },
    );
    act(() => screen.getByRole('button', { name: 'Remove 1' }).click());
    fireEvent.change(element('root_m_a_size__kind_select'), { target: { value: 'number' } });
    enter('root_m_a-key', 'b');
    act(() => screen.getByRole('button', { name: /^Undo/ }).click());
    fireEvent.change(element('root_m_b_size__kind_select'), { target: { value: 'string' } });
    expect(ref.current?.getData()).toEqual({ m: { b: { rows: ['p', 'q'], size: 'x' } } });
  });
});

it.each(['ab', 'a-b', 'a.b|(c)/[d]'])(
  'a member that is within itself by a pattern has its members beside one that is called %s',
  async (name) => {
    const node = {
      type: 'object',
      properties: { [name]: text },
      patternProperties: { '^x': { $ref: '#/definitions/node' } },
      additionalProperties: {},
    };
    await mountFreeForm(
      { properties: { m: { $ref: '#/definitions/node' } }, definitions: { node } },
      { m: { x1: { x2: {} } } },
    );
    for (const way of ['', 'x1_', 'x1_x2_']) expect(element(`root_m_${way}${name}`)).toHaveProperty('value', '');
  },
);

describe('a member with a name that rjsf does not find', () => {
  it.each<[name: string, free: JsonObject]>([
    ['constructor', { additionalProperties: text }],
    ['toString', { additionalProperties: true }],
    ['valueOf', { patternProperties: { '^[a-zA-Z]+$': text }, additionalProperties: false }],
    ['größe', { patternProperties: { '^\\p{L}+$': text }, additionalProperties: false }],
  ])('is named %s, filled in, and goes', async (name, free) => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', ...free } } }, { m: { a: '1', b: '2' } });
    enter('root_m_a-key', name);
    enter(`root_m_${name}`, '3');
    expect(Object.entries(ref.current?.getData()['m'] ?? {})).toEqual([
      [name, '3'],
      ['b', '2'],
    ]);
    act(() => screen.getByRole('button', { name: `Remove root_m_${name}` }).click());
    expect(Object.entries(ref.current?.getData()['m'] ?? {})).toEqual([['b', '2']]);
  });

  it('keeps its name when it is to be __proto__, which no document takes', async () => {
    const ref = await mountFreeForm(
      { properties: { m: { type: 'object', additionalProperties: text } } },
      { m: { a: '1', b: '2' } },
    );
    act(() => element('root_m_a-key').focus());
    enter('root_m_a-key', '__proto__');
    await waitFor(() => expect(document.activeElement).toBe(element('root_m_a')));
    expect(ref.current?.getData()['m']).toEqual({ a: '1', b: '2' });
    expect(element('root_m_a-key')).toHaveProperty('value', 'a');
    expect(element('root_m_a')).toHaveProperty('value', '1');
  });

  it('is named beside one that is stored as __proto__', async () => {
    const stored = JSON.parse('{ "m": { "__proto__": "0", "a": "1" } }');
    const ref = await mountFreeForm({ properties: { m: { type: 'object', additionalProperties: text } } }, stored);
    enter('root_m_a-key', 'b');
    expect(JSON.stringify(ref.current?.getData()['m'])).toBe('{"__proto__":"0","b":"1"}');
  });
});

describe('a member whose name is empty', () => {
  it.each<[string, JsonObject]>([
    ['closed', { properties: { o: { type: 'object', properties: { '': text, a: text } } } }],
    ['open', { properties: { o: { type: 'object', additionalProperties: text } } }],
  ])('is edited on its own in an object that is %s', async (_kind, schema) => {
    const ref = await mountFreeForm(schema, { o: { '': 'x', a: 'y' } });
    enter('root_o_', 'z');
    expect(ref.current?.getData()).toEqual({ o: { '': 'z', a: 'y' } });
    expect(document.querySelectorAll('#root_o_')).toHaveLength(1);
  });

  it('keeps its controls, and the focus in them, when its name is cleared', async () => {
    const ref = await mountFreeForm({ properties: { o: { type: 'object', additionalProperties: text } } }, { o: { a: 'y' } });
    const control = element('root_o_a');
    const name = element('root_o_a-key');
    act(() => name.focus());
    fireEvent.change(name, { target: { value: '' } });
    act(() => control.focus());
    expect(ref.current?.getData()).toEqual({ o: { '': 'y' } });
    expect([element('root_o_'), document.activeElement]).toEqual([control, control]);
  });
});

describe('a new member of free name', () => {
  it.each<[string, JsonObject, unknown]>([
    ['an object', { type: 'object', properties: { a: text } }, {}],
    ['an object of any members', { type: 'object' }, {}],
    ['a list', { type: 'array', items: text }, []],
    ['a box', { type: 'boolean' }, false],
    ['a choice', { oneOf: [{ type: 'boolean' }, text] }, false],
    ['what may be null', { type: ['array', 'null'], items: text }, null],
  ])('whose name says that it is %s holds that as soon as it is named', async (_what, member, begun) => {
    // No name is made up for such a pattern.
    const month = { patternProperties: { '^\\d{4}-\\d{2}$': member }, additionalProperties: false };
    const ref = await mountFreeForm(month, {});
    act(() => screen.getByRole('button', { name: 'Add to root' }).click());
    act(() => enter('root_newKey-key', '2026-11'));
    expect(ref.current?.getData()).toEqual({ '2026-11': begun });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['of a pattern', { patternProperties: { '^x-': text }, additionalProperties: false }, { 'x-newKey': '' }],
    [
      'of a pattern for boxes',
      { patternProperties: { '^[a-z]+$': { type: 'boolean' } }, additionalProperties: false },
      { newkey: false },
    ],
    ['that all names are to be', { propertyNames: { pattern: '^[A-Z]+$' }, additionalProperties: text }, { NEWKEY: '' }],
    [
      'that a pattern takes as it is',
      { patternProperties: { '.': { type: 'array' } }, additionalProperties: false },
      { newKey: [] },
    ],
  ])('has a name %s, and what goes with it', async (_what, schema, data) => {
    const ref = await mountFreeForm({ properties: { m: { type: 'object', ...schema } } }, {});
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    expect(ref.current?.getData()).toEqual({ m: data });
    expect(element(`root_m_${Object.keys(data)[0]}-key`)).toBeTruthy();
    act(() => screen.getByRole('button', { name: `Remove root_m_${Object.keys(data)[0]}` }).click());
    expect(ref.current?.getData()).toEqual({});
  });

  it.each<[string, JsonObject | boolean]>([
    ['true', true],
    ['nothing', {}],
    ['false', false],
  ])('can be renamed and removed where what its name says of it is %s', async (_what, member) => {
    const ref = await mountFreeForm({ patternProperties: { '^x-': member } }, { 'x-a': [1] });
    act(() => enter('root_x-a-key', 'x-b'));
    expect(ref.current?.getData()).toEqual({ 'x-b': [1] });
    act(() => screen.getByRole('button', { name: 'Remove root_x-b' }).click());
    expect(ref.current?.getData()).toEqual({});
  });

  it.each<[string, JsonObject]>([
    ['itself', { properties: { m: { type: 'object' } } }],
    ['by reference', { definitions: { any: { type: 'object' } }, properties: { m: { $ref: '#/definitions/any' } } }],
    ['or null', { properties: { m: { type: ['object', 'null'] } } }],
    ['and what it must have', { properties: { m: { type: 'object', required: ['newKey'] } } }],
  ])('can be given to an object whose schema says nothing of members, %s', async (_what, schema) => {
    const ref = await mountFreeForm(schema, {});
    act(() => screen.getByRole('button', { name: 'Add to root_m' }).click());
    enter('root_m_newKey', '2');
    expect(ref.current?.getData()).toEqual({ m: { newKey: '2' } });
  });
});

describe('a member whose name is one of some', () => {
  const names = { enum: ['own', 'de', 'fr'] };
  const m = { type: 'object', properties: { own: text }, additionalProperties: text };
  const offered = (id: string) =>
    screen
      .queryAllByRole<HTMLButtonElement>('button', { name: new RegExp(`^Call ${id} `) })
      .map((button) => `${button.textContent?.split(' ').at(-1)}${button.disabled ? ' taken' : ''}`);
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to root_m' });

  it.each([
    ['a text', 'kept'],
    ['a number', 7],
    ['an object', { inner: 'kept' }],
  ])('%s under a name that is refused is shown, and is still there under one that is not', async (_kind, held) => {
    const ref = await mountFreeForm({ patternProperties: { '^x-': {} }, additionalProperties: false }, { bad: held });
    const shown = () => [...document.querySelectorAll<HTMLInputElement>('[id^="root_"]')].map(({ value }) => value);
    expect(shown()).toContain(typeof held === 'object' ? held.inner : String(held));
    expect(ref.current?.getData()).toEqual({ bad: held });
    const key = element('root_bad-key');
    fireEvent.change(key, { target: { value: 'x-good' } });
    fireEvent.blur(key);
    expect(ref.current?.getData()).toEqual({ 'x-good': held });
  });

  it('is offered those that no other and no property has, until there are none', async () => {
    const ref = await mountFreeForm({ properties: { m: { ...m, propertyNames: names } } }, { m: { de: '1' } });
    expect(offered('root_m_de')).toEqual(['de taken', 'fr']);
    act(() => add().click());
    enter('root_m_newKey', '2');
    act(() => screen.getByRole('button', { name: 'Call root_m_newKey fr' }).click());
    expect(ref.current?.getData()).toEqual({ m: { de: '1', fr: '2' } });
    expect(offered('root_m_fr')).toEqual(['de taken', 'fr taken']);
    expect(add().disabled).toBe(true);
    act(() => screen.getByRole('button', { name: 'Remove root_m_de' }).click());
    expect(add().disabled).toBe(false);
  });

  it('is offered none where each is the name of a property, with a value or without one', async () => {
    const all = { ...m, properties: { own: text }, patternProperties: { o: text }, propertyNames: { enum: ['own'] } };
    const free = { ...m, required: ['own'], propertyNames: { enum: ['own'] } };
    await mountFreeForm({ properties: { all, free } }, {});
    const isShut = () => ['all', 'free'].map((name) => screen.getByText(`Add to root_${name}`).matches(':disabled'));
    expect(isShut()).toEqual([true, true]);
    fireEvent.change(element('root_all_own'), { target: { value: 'x' } });
    await act(async () => fireEvent.blur(element('root_all_own')));
    expect(isShut()).toEqual([true, true]);
  });

  it('is offered them by their titles, behind references and in allOf', async () => {
    const named = { oneOf: [{ const: 'de', title: 'German' }] };
    await mountFreeForm(
      {
        definitions: { named },
        properties: { m: { ...m, allOf: [{ propertyNames: { $ref: '#/definitions/named' } }] } },
      },
      { m: { x: '1' } },
    );
    expect(offered('root_m_x')).toEqual(['German']);
  });

  it.each<[string, JsonObject]>([
    ['one name and others', { anyOf: [{ const: '' }, { format: 'module-name' }] }],
    ['lists of names', { anyOf: [{ enum: ['de', 'fr'] }, { not: {} }] }],
  ])('is typed where %s are right', async (_what, propertyNames) => {
    await mountFreeForm({ properties: { m: { ...m, propertyNames } } }, { m: { de: '1' } });
    expect(offered('root_m_de')).toEqual([]);
    enter('root_m_de', '2');
  });

  it('is typed where another rule says what names are right, and within a member', async () => {
    const inner = { type: 'object', additionalProperties: text };
    await mountFreeForm(
      {
        properties: {
          m: { ...m, propertyNames: { pattern: '^[a-z]+$' } },
          n: { type: 'object', additionalProperties: inner, propertyNames: names },
        },
      },
      { m: { x: '1' }, n: { de: { y: '1' } } },
    );
    expect(offered('root_m_x')).toEqual([]);
    expect(offered('root_n_de')).toEqual(['own', 'de taken', 'fr']);
    expect(offered('root_n_de_y')).toEqual([]);
  });
});
