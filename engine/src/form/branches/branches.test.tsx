// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mail, phone } from '../fixture/contactOptions.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const choice = (keyword: 'oneOf' | 'anyOf', options: readonly object[]) => ({
  type: 'object',
  properties: { way: { title: 'Way', [keyword]: options } },
});

describe('the option drawn for data that none fits', () => {
  it.each<[name: string, options: readonly object[], way: unknown, option: string]>([
    ['is of their kind', [text, { type: 'object', properties: { a: text }, required: ['a'] }], { b: 1 }, '1'],
    [
      'has their constants',
      [
        { properties: { kind: { enum: ['disk'] }, device: text }, required: ['kind', 'device'] },
        { properties: { kind: { enum: ['memory'] }, size: { type: 'integer', minimum: 16 } }, required: ['kind', 'size'] },
      ],
      { kind: 'memory', size: 8 },
      '1',
    ],
  ])('%s', async (_name, options, way, option) => {
    await mount(choice('oneOf', options), { way } as JsonObject); // JSON
    expect(field('root_way__oneof_select')).toHaveProperty('value', option);
  });
});

it('stays in a list of two places that was chosen, of which one is filled in: a list of one place is right by that', async () => {
  const list = (...items: readonly object[]) => ({ type: 'array', items, minItems: items.length, maxItems: items.length });
  const { data } = await mount(choice('anyOf', [text, list(text), list(text, { type: 'integer' })]));
  enter('root_way__anyof_select', '2');
  enter('root_way_0', 'a');
  expect([data(), field('root_way__anyof_select')]).toEqual([{ way: ['a'] }, expect.objectContaining({ value: '2' })]);
});

it('names options without titles by what tells them apart, and numbers those that nothing tells apart', async () => {
  const shape = (kind: string) => ({ properties: { kind: { const: kind } }, required: ['kind'] });
  await mount({
    type: 'object',
    properties: { a: { oneOf: [shape('circle'), shape('box')] }, b: { anyOf: [text, text, mail] } },
  });
  const names = (id: string) => [...field(id).querySelectorAll('option')].map(({ textContent }) => textContent).filter(Boolean);
  expect(names('root_a__oneof_select')).toEqual(['-', 'circle', 'box']);
  expect(names('root_b__anyof_select')).toEqual(['-', 'Text 1', 'Text 2', 'Mail']);
});

it('calls an option without a title as the choice is called', async () => {
  // The plain theme labels the choice as well.
  const labels = () => [...document.querySelectorAll('label[for="root_price"]')].map(({ textContent }) => textContent);
  await mount({ type: 'object', properties: { price: { title: 'Price', anyOf: [{ type: 'number' }, text] } } });
  expect(labels()).toEqual(['Price', 'Price']);
  cleanup();
  await mount({ type: 'object', properties: { price: { title: 'Price', anyOf: [{ type: 'number', title: 'Sum' }, text] } } });
  expect(labels()).toEqual(['Price', 'Sum']);
});

describe('what tells the option that is shown from the start', () => {
  const cat = {
    title: 'Cat',
    type: 'object',
    properties: { kind: { const: 'cat' }, version: { const: 2 }, note: { const: 'x' }, agreed: { const: true }, name: text },
    required: ['kind', 'version', 'agreed', 'name'],
  };
  const dog = { title: 'Dog', type: 'object', properties: { kind: { const: 'dog' }, name: text }, required: ['kind'] };
  const open = (way?: JsonObject) => mount(choice('oneOf', [cat, dog]), way && { way });

  it('is written beside what is entered in it, but for boxes to tick and what is not asked for', async () => {
    const { data, dirty } = await open();
    expect([data(), dirty()]).toEqual([{}, false]);
    enter('root_way_name', 'Tom');
    expect(data()).toEqual({ way: { name: 'Tom', kind: 'cat', version: 2 } });
  });

  it('is not written by loading, by emptying, or over what is there', async () => {
    const { data, dirty } = await open({ name: 'Tom', kind: 'tiger' });
    expect(dirty()).toBe(false);
    enter('root_way_name', '');
    expect(data()).toEqual({ way: { kind: 'tiger' } });
    enter('root_way_name', 'Tim');
    expect(data()).toEqual({ way: { name: 'Tim', kind: 'tiger', version: 2 } });
  });

  it.each<[what: string, before: JsonObject]>([
    ['was not there', {}],
    ['was empty', { way: {} }],
  ])('goes with the only entry, and the object is as it was: one that %s', async (_what, before) => {
    const { data, dirty } = await mount(choice('oneOf', [dog, cat]), before);
    enter('root_way_name', 'Rex');
    expect(data()).toEqual({ way: { name: 'Rex', kind: 'dog' } });
    enter('root_way_name', '');
    expect([data(), dirty()]).toEqual([before, false]);
    enter('root_way_name', 'Rex');
    expect(data()).toEqual({ way: { name: 'Rex', kind: 'dog' } });
  });

  it('is written beside a row that is added, and goes with the last one', async () => {
    const rows = { type: 'array', title: 'Rows', items: { type: 'boolean' } };
    const listed = { ...dog, properties: { ...dog.properties, rows } };
    const { data, dirty } = await mount(choice('oneOf', [listed, cat]));
    act(() => screen.getByRole('button', { name: 'Add to Rows' }).click());
    expect(data()).toEqual({ way: { rows: [false], kind: 'dog' } });
    act(() => screen.getByRole('button', { name: 'Remove 1' }).click());
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it('is not written beside a row of a list around the choice, nor beside rows that the host brings', async () => {
    const rows = { type: 'array', title: 'Rows', items: text };
    const { data, handle } = await mount({ type: 'object', properties: { rows }, oneOf: [dog, cat] });
    act(() => screen.getByRole('button', { name: 'Add to Rows' }).click());
    act(() => handle.current?.replace({ name: 'Rex' }));
    expect(data()).toEqual({ name: 'Rex' });
  });

  it('goes with the only entry from a choice that is the whole form', async () => {
    const { data, dirty } = await mount({ type: 'object', oneOf: [dog, cat] });
    enter('root_name', 'Rex');
    expect(data()).toEqual({ name: 'Rex', kind: 'dog' });
    enter('root_name', '');
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it('stays where something else is entered, and where the option was chosen', async () => {
    const { data } = await open();
    enter('root_way_name', 'Tom');
    enter('root_way_name', '');
    expect(data()).toEqual({});
    enter('root_way__oneof_select', '1');
    enter('root_way_name', 'Rex');
    enter('root_way_name', '');
    expect(data()).toEqual({ way: { kind: 'dog' } });
  });

  it('is a control only where it is missing or another one', async () => {
    const { handle } = await open();
    const kind = () => document.getElementById('root_way_kind');
    expect(kind()).toBeNull();
    act(() => handle.current?.reset({ way: { kind: 'cat', name: 'Tom' } }));
    expect(kind()).toBeNull();
    act(() => handle.current?.reset({ way: { kind: 'tiger', name: 'Tom' } }));
    expect(kind()).toHaveProperty('checked', false);
    act(() => kind()?.click());
    expect([handle.current?.getData(), kind()]).toEqual([
      { way: { kind: 'cat', name: 'Tom', version: 2 } },
      expect.objectContaining({ checked: true }),
    ]);
  });

  it('is no control either where it tells some options from others', async () => {
    const option = (kind: string, name: string) => ({
      properties: { kind: { const: kind }, [name]: text },
      required: ['kind'],
    });
    const { data } = await mount(choice('oneOf', [option('post', 'street'), option('post', 'box'), option('mail', 'address')]));
    enter('root_way__oneof_select', '1');
    expect([data(), document.getElementById('root_way_kind')]).toEqual([{ way: { kind: 'post' } }, null]);
  });

  it('is a control where it is missed', async () => {
    await mount({ ...choice('oneOf', [dog, cat]), required: ['way'] }, { way: {} });
    expect(document.getElementById('root_way_kind')).toBeNull();
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(field('root_way_kind')).toHaveProperty('type', 'checkbox');
  });

  it.each<[name: string, kinds: readonly object[]]>([
    [
      'const',
      [
        { type: 'string', const: 'a' },
        { type: 'string', const: 'b' },
      ],
    ],
    [
      'lists of one',
      [
        { type: 'string', enum: ['a'] },
        { type: 'string', enum: ['b'] },
      ],
    ],
    ['references', [{ $ref: '#/definitions/a' }, { $ref: '#/definitions/b' }]],
  ])('is the same by %s, asked for or not', async (_name, kinds) => {
    const options = kinds.map((kind) => ({ type: 'object', properties: { kind, name: text } }));
    const definitions = { a: { const: 'a' }, b: { enum: ['b'] } };
    const { data } = await mount({ ...choice('anyOf', options), definitions });
    const select = 'root_way__anyof_select';
    expect(field(select).textContent).toMatch(/ab$/);
    enter('root_way_name', 'x');
    expect(data()).toEqual({ way: { name: 'x', kind: 'a' } });
    enter(select, '1');
    expect(data()).toEqual({ way: { name: 'x', kind: 'b' } });
    expect(document.getElementById('root_way_kind')).toBeNull();
  });

  it('is that of no choice within', async () => {
    const within = (sub: string) => ({ properties: { sub: { const: sub } }, required: ['sub'] });
    const both = { ...dog, oneOf: [within('x'), within('y')] };
    const { data } = await mount(choice('oneOf', [both, cat]));
    enter('root_way_name', 'Rex');
    expect(data()).toEqual({ way: { kind: 'dog', name: 'Rex' } });
  });

  it('goes with that of a choice within, too', async () => {
    const within = (sub: string) => ({ properties: { sub: { const: sub }, [sub]: text }, required: ['sub'] });
    const { data } = await mount(choice('oneOf', [{ ...dog, oneOf: [within('x'), within('y')] }, cat]));
    enter('root_way_x', '1');
    expect(data()).toEqual({ way: { kind: 'dog', sub: 'x', x: '1' } });
    enter('root_way_x', '');
    expect(data()).toEqual({});
  });

  it('is that of the option chosen since', async () => {
    const { data } = await open();
    enter('root_way__oneof_select', '1');
    enter('root_way_name', 'Rex');
    expect(data()).toEqual({ way: { name: 'Rex', kind: 'dog' } });
  });
});

describe.each(['oneOf', 'anyOf'] as const)('the options of %s', (keyword) => {
  const select = `root_way__${keyword.toLowerCase()}_select`;

  it('keep what was entered in each while the form is open, and share what they share', async () => {
    const { data } = await mount(choice(keyword, [mail, phone]), { way: { mail: 'a@b.org', name: 'Ada' } });
    enter(select, '1');
    expect(data()).toEqual({ way: { name: 'Ada', kind: 'mobile' } });
    enter('root_way_phone', '123');
    enter('root_way_name', 'Bea');
    enter(select, '0');
    expect(JSON.stringify(data())).toBe('{"way":{"mail":"a@b.org","name":"Bea"}}');
    enter(select, '1');
    expect(data()).toEqual({ way: { name: 'Bea', phone: '123', kind: 'mobile' } });
  });

  it('leave empty what was emptied in both of them', async () => {
    const { data } = await mount(choice(keyword, [mail, phone]), { way: { mail: 'a@b.org', name: 'Ada' } });
    enter(select, '1');
    enter('root_way_name', '');
    enter(select, '0');
    expect(data()).toEqual({ way: { mail: 'a@b.org' } });
  });

  it('keep what went with the option that a choice within began with', async () => {
    const within = (name: string) => ({ type: 'object', properties: { [name]: text }, required: [name] });
    const named = { type: 'object', properties: { name: text } };
    const inner = { title: 'Known', allOf: [{ [keyword]: [within('file'), within('image')] }, named] };
    const { data } = await mount(choice(keyword, [inner, { title: 'Free', ...named, additionalProperties: text }]), {
      way: { image: 'i', name: 'n' },
    });
    const { value: begun } = Object(field(select));
    enter(select, begun === '0' ? '1' : '0');
    enter(select, begun);
    expect(data()).toEqual({ way: { image: 'i', name: 'n' } });
  });

  it('keep nothing of a document that was replaced', async () => {
    const { data, handle } = await mount(choice(keyword, [mail, phone]), { way: { mail: 'a@b.org' } });
    enter(select, '1');
    act(() => handle.current?.reset({ way: { phone: '1' } }));
    enter(select, '0');
    expect(data()).toEqual({ way: {} });
  });

  it('write the constant that tells them', async () => {
    const told = (kind: string, more: object) => ({
      title: kind,
      type: 'object',
      properties: { kind: { type: 'string', const: kind }, ...more },
      required: ['kind'],
    });
    const { data } = await mount(choice(keyword, [told('circle', { r: text }), told('box', { w: text })]), {
      way: { kind: 'circle', r: '1' },
    });
    enter(select, '1');
    enter('root_way_w', '5');
    expect(data()).toEqual({ way: { kind: 'box', w: '5' } });
    enter(select, '0');
    expect(data()).toEqual({ way: { kind: 'circle', r: '1' } });
  });

  it('that are null write it when they are chosen, not when they are drawn', async () => {
    const { data, dirty } = await mount(choice(keyword, [{ title: 'None', type: 'null' }, mail]));
    expect([data(), dirty()]).toEqual([{}, false]);
    enter(select, '1');
    enter('root_way_mail', 'a@b.org');
    enter(select, '0');
    expect(data()).toEqual({ way: null });
    enter(select, '1');
    expect(data()).toEqual({ way: { mail: 'a@b.org' } });
  });

  it('that are one value write it when they are chosen, and need no control then', async () => {
    const { data, dirty } = await mount(choice(keyword, [mail, { const: 'auto' }, { type: 'boolean', enum: [false] }]));
    expect([...field(select).querySelectorAll('option')].map(({ textContent }) => textContent).slice(-3)).toEqual([
      'Mail',
      'auto',
      'No',
    ]);
    enter(select, '1');
    expect([data(), document.getElementById('root_way')]).toEqual([{ way: 'auto' }, null]);
    enter(select, '2');
    expect(data()).toEqual({ way: false });
    enter(select, '0');
    enter('root_way_mail', 'a@b.org');
    expect([data(), dirty()]).toEqual([{ way: { mail: 'a@b.org' } }, true]);
  });

  it('that are texts and numbers are kept too', async () => {
    const { data } = await mount(
      choice(keyword, [
        { title: 'Text', type: 'string' },
        { title: 'List', type: 'array', items: text },
      ]),
      {
        way: 'hello',
      },
    );
    enter(select, '1');
    enter(select, '0');
    expect(data()).toEqual({ way: 'hello' });
  });
});

it('an option that holds itself is left and taken up again', async () => {
  const not = { $ref: '#/definitions/node' };
  const node = { title: 'Node', type: 'object', properties: { text, not } };
  const leaf = { title: 'Leaf', type: 'object', properties: { text, not, leaf: text } };
  const stored = { way: { text: 'a', not: { text: 'b' } } };
  const { data } = await mount({ ...choice('anyOf', [not, leaf]), definitions: { node } }, stored);
  enter('root_way__anyof_select', '1');
  expect(data()).toEqual(stored);
  enter('root_way__anyof_select', '0');
  expect(data()).toEqual(stored);
});

it('a list of places that is chosen begins empty, not with nulls that nobody entered', async () => {
  const places = { title: 'Places', type: 'array', items: [text, { type: 'number' }] };
  const { data } = await mount(
    choice('oneOf', [text, { ...places, title: 'One' }, { type: 'object', properties: { places } }]),
  );
  enter('root_way__oneof_select', '1');
  expect(data()).toEqual({ way: [] });
  enter('root_way__oneof_select', '2');
  expect(data()).toEqual({ way: {} });
});

describe('recursion, null and free members', () => {
  it('a recursive list is as deep as its data', async () => {
    const node = {
      type: 'object',
      properties: { name: text, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
    };
    const document = { tree: { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] } };
    const { data } = await mount(
      { type: 'object', definitions: { node }, properties: { tree: { $ref: '#/definitions/node' } } },
      document,
    );
    enter('root_tree_children_0_children_0_name', 'd');
    expect(data()).toEqual({ tree: { name: 'a', children: [{ name: 'b', children: [{ name: 'd' }] }] } });
  });

  it('null stays null until something is entered', async () => {
    const { data } = await mount({ type: 'object', properties: { name: { type: ['string', 'null'] } } }, { name: null });
    expect(data()).toEqual({ name: null });
    enter('root_name', 'x');
    expect(data()).toEqual({ name: 'x' });
  });

  it('a member that must be null is written once it was missed', async () => {
    const { data } = await mount({ type: 'object', properties: { none: { type: 'null' } }, required: ['none'] });
    expect(data()).toEqual({});
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(data()).toEqual({ none: null });
  });

  it('members of any name are drawn and changed', async () => {
    const { data } = await mount({ type: 'object', additionalProperties: text }, { free: 'a' });
    enter('root_free', 'b');
    expect(data()).toEqual({ free: 'b' });
  });
});

describe('a property of the object and of its options', () => {
  const either = [
    { title: 'Mail', properties: { by: { const: 'mail' }, mail: text }, required: ['mail'] },
    { title: 'Phone', properties: { by: { const: 'phone' }, phone: text }, required: ['phone'] },
  ];
  const elements = (id: string) => document.querySelectorAll(`[id="${id}"]`);

  it.each([false, true])('is drawn once, with other members %s', async (additionalProperties) => {
    const by = { ...text, enum: ['mail', 'phone'] };
    const { data } = await mount(
      { type: 'object', properties: { by }, oneOf: either, additionalProperties },
      { by: 'phone', phone: '1', ...(additionalProperties && { other: 'x' }) },
    );
    for (const id of ['root_by', 'root_phone']) expect(elements(id)).toHaveLength(1);
    expect(elements('root_other')).toHaveLength(additionalProperties ? 1 : 0);
    enter('root_phone', '2');
    expect(data()).toMatchObject({ by: 'phone', phone: '2' });
  });

  it('is drawn as the option has it where the object says nothing about it', async () => {
    const options = [{ properties: { size: { type: 'integer' } } }, { properties: { size: { type: 'array', items: text } } }];
    const { data } = await mount({ type: 'object', properties: { size: { description: 'How big' } }, anyOf: options });
    expect(elements('root_size')).toHaveLength(1);
    enter('root_size', '7');
    expect(data()).toEqual({ size: 7 });
  });

  it('has its place in the order of the object, or in its option', async () => {
    const schema: JsonObject = {
      type: 'object',
      properties: { by: text, note: text },
      oneOf: either,
      additionalProperties: true,
    };
    const { data } = await mount(schema, { by: 'phone', phone: '1' }, { 'ui:order': ['note', '*'] });
    expect([...document.querySelectorAll('[id="root_by"],[id="root_note"]')].map(({ id }) => id)).toEqual([
      'root_note',
      'root_by',
    ]);
    expect(elements('root_phone')).toHaveLength(1);
    enter('root_phone', '2');
    expect(data()).toMatchObject({ by: 'phone', phone: '2' });
  });
});

describe('an object whose options only ask for members', () => {
  const way = {
    title: 'Contact',
    type: 'object',
    properties: { phone: { ...text, title: 'Phone' }, mail: { ...text, title: 'Email' } },
    anyOf: [{ required: ['phone'] }, { required: ['mail'] }],
  };

  it('has its members and its heading once, and no choice', async () => {
    await mount({ type: 'object', properties: { way } });
    expect(document.querySelectorAll('select')).toHaveLength(0);
    const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(legends.filter((said) => said === 'Contact').length).toBeLessThan(2);
    for (const id of ['root_way_phone', 'root_way_mail']) expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  });

  it('says by their labels what is missing, until it is there', async () => {
    await mount({ type: 'object', required: ['way'], properties: { way } });
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send');
    await act(async () => button?.click());
    expect(document.body.textContent).toContain('Please fill in Phone or Email.');
    enter('root_way_mail', 'a');
    await act(async () => button?.click());
    expect(document.body.textContent).not.toContain('Please fill in');
  });

  it('has its choice where the uiSchema names its options', async () => {
    await mount({ type: 'object', properties: { way } }, {}, { way: { anyOf: [{ 'ui:title': 'By phone' }, {}] } });
    expect(field('root_way__anyof_select')).toBeTruthy();
  });
});

it('what stands beside a choice in an option has an id of its own', async () => {
  const kinds = (member: string, ...values: readonly string[]) =>
    values.map((value) => ({ properties: { [member]: { enum: [value] }, [`${value}Name`]: text } }));
  const [first, second] = kinds('kind', 'a', 'b');
  const inner = { ...second, properties: { ...second?.properties, size: text }, oneOf: kinds('way', 'c', 'd') };
  const x = { type: 'object', properties: { note: text }, oneOf: [first, inner] };
  const { data } = await mount({ type: 'object', properties: { x } }, { x: { kind: 'b', way: 'd', note: 'n' } });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  enter('root_x_note', 'o');
  enter('root_x_size', '1');
  enter('root_x_dName', '2');
  expect(data()).toEqual({ x: { kind: 'b', way: 'd', note: 'o', size: '1', dName: '2' } });
});

describe('an option that is any object', () => {
  it('shows the members of its own', async () => {
    await mount(choice('oneOf', [text, { type: 'object' }]), { way: { a: '1' } });
    expect(field('root_way_a')).toHaveProperty('value', '1');
  });

  it.each<[string, JsonObject]>([
    ['its properties', { properties: { a: text, b: text } }],
    ['members of free name', { additionalProperties: text }],
    ['both', { properties: { a: text }, patternProperties: { '^b': text } }],
  ])('shows no member twice where the object itself has %s', async (_what, object) => {
    const anyOf = [
      { type: 'object', required: ['a'] },
      { type: 'object', required: ['b'] },
    ];
    await mount({ type: 'object', ...object, anyOf }, { a: '1', b: '2' });
    for (const id of ['root_a', 'root_b']) expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  });
});

describe('what a schema says beside its choice', () => {
  const place = (way: object) => ({ type: 'object', properties: { way: { title: 'Way', ...way } } });
  const repeatedIds = () =>
    [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at);

  it.each(['array', undefined])('holds of the rows of a list in each option, with the type %s', async (type) => {
    const items = { title: 'Word', type: 'integer' };
    const { data } = await mount(place({ ...(type && { type }), items, anyOf: [{ minItems: 1 }, { maxItems: 3 }] }), {
      way: [1],
    });
    enter('root_way_0', '2');
    expect(data()).toEqual({ way: [2] });
    expect(document.getElementById('root_way_0__kind_select')).toBeNull();
  });

  it('holds of a text in each option', async () => {
    await mount(place({ type: 'string', format: 'date', anyOf: [{ minLength: 1 }, { pattern: '^2' }] }), { way: '2024-02-29' });
    expect(field('root_way')).toHaveProperty('type', 'date');
  });

  it('is drawn once where the object may be null', async () => {
    const object = { type: ['object', 'null'], properties: { a: text }, anyOf: [{ required: ['a'] }, { maxProperties: 0 }] };
    const { data } = await mount(place(object), { way: { a: 'x' } });
    expect(repeatedIds()).toEqual([]);
    enter('root_way_a', 'y');
    expect(data()).toEqual({ way: { a: 'y' } });
  });

  it('is drawn once, in the option, where the value may be of several kinds', async () => {
    const member = {
      properties: { a: text, b: text },
      additionalProperties: false,
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    };
    const way = { type: ['object', 'array'], ...member, items: { type: 'object', properties: { a: text } } };
    const { data, handle } = await mount(place(way), { way: { a: 'x' } });
    expect(repeatedIds()).toEqual([]);
    enter('root_way_a', 'y');
    expect(data()).toEqual({ way: { a: 'y' } });
    act(() => handle.current?.reset({ way: [{ a: 'x' }] }));
    expect([repeatedIds(), document.getElementById('root_way_a')]).toEqual([[], null]);
    enter('root_way_0_a', 'z');
    expect(data()).toEqual({ way: [{ a: 'z' }] });
  });
});

describe('a switch between options', () => {
  const way = (options: readonly object[], data: JsonObject) => mount(choice('anyOf', options), { way: data });
  const choose = (id: string, value: string) => enter(id, value);
  const within = {
    title: 'In',
    anyOf: [
      { title: 'A', properties: { a: text } },
      { title: 'B', properties: { b: text } },
    ],
  };
  const other = { title: 'Out', properties: { c: text }, required: ['c'] };

  it('takes away what was entered in a choice within, and brings it back', async () => {
    const { data } = await way([within, other], { b: '1' });
    choose('root_way__anyof_select', '1');
    expect(data()).toEqual({ way: {} });
    enter('root_way_c', '2');
    choose('root_way__anyof_select', '0');
    expect(data()).toEqual({ way: { b: '1' } });
  });

  it('brings back what may not be there in the other', async () => {
    const { data } = await way(
      [
        { properties: { a: text, b: { not: {} } }, required: ['a'] },
        { properties: { a: { not: {} }, b: text }, required: ['b'] },
      ],
      { a: '1' },
    );
    choose('root_way__anyof_select', '1');
    enter('root_way_b', '2');
    expect(data()).toEqual({ way: { b: '2' } });
    choose('root_way__anyof_select', '0');
    expect(data()).toEqual({ way: { a: '1' } });
  });

  it('brings back what is in an object that the option must have', async () => {
    const shape = (name: string) => ({ properties: { [name]: { type: 'object', properties: { r: text } } }, required: [name] });
    const { data } = await way([shape('circle'), shape('box')], { circle: { r: '1' } });
    choose('root_way__anyof_select', '1');
    choose('root_way__anyof_select', '0');
    expect(data()).toEqual({ way: { circle: { r: '1' } } });
  });

  it('brings back what is of another kind in the other', async () => {
    const { data } = await way(
      [
        { title: 'T', properties: { v: text, t: text } },
        { title: 'N', properties: { v: { type: 'number' }, n: text } },
      ],
      { v: 'one', t: 'x' },
    );
    choose('root_way__anyof_select', '1');
    expect(data()).toEqual({ way: {} });
    choose('root_way__anyof_select', '0');
    expect(data()).toEqual({ way: { v: 'one', t: 'x' } });
    choose('root_way__anyof_select', '1');
    enter('root_way_v', '2');
    choose('root_way__anyof_select', '0');
    expect(data()).toEqual({ way: { v: 'one', t: 'x' } });
  });
});

it.each([
  ['goes with what else has to be entered, and is no box then', ['kind', 'id'], false],
  ['can be ticked where it is all that has to be there', ['kind'], true],
])('the constant of the option that is shown in a choice that is missed %s', async (_what, required, isBox) => {
  const option = (kind: string, asked: readonly string[]) => ({
    type: 'object',
    properties: { kind: { type: 'string', const: kind }, id: text },
    required: asked,
  });
  const options = [option('state', required), option('time', ['kind'])];
  const { handle } = await mount({ ...choice('oneOf', options), required: ['way'] }, {});
  await act(async () => handle.current?.press('submit'));
  expect(document.getElementById('root_way_kind') !== null).toBe(isBox);
});

it('a choice that may be null stays with the option whose choice within is made, while nothing is entered there', async () => {
  const kind = { oneOf: [{ enum: ['Unit', 'Other'] }, { type: 'object', properties: { Size: { type: 'integer' } } }] };
  const { data, handle } = await mount(
    { type: 'object', definitions: { kind }, properties: { a: { anyOf: [{ $ref: '#/definitions/kind' }, { type: 'null' }] } } },
    { a: { Size: 1 } },
  );
  const outer = () => {
    const list = field('root_a__anyof_select');
    return list instanceof HTMLSelectElement ? list.value : undefined;
  };
  const inner = 'root_a__option1__oneof_select';
  enter(inner, '0');
  expect([data(), outer()]).toEqual([{}, '0']);
  enter(inner, '1');
  expect(data()).toEqual({ a: { Size: 1 } });
  act(() => handle.current?.reset({}));
  expect(outer()).toBe('1');
});

it('a choice in a row stays with the option that is filled in, as long as that may be meant', async () => {
  const number = {
    anyOf: [
      { type: 'integer', title: 'Whole' },
      { type: 'number', title: 'Any' },
    ],
  };
  const value = { anyOf: [{ type: 'null' }, { $ref: '#/definitions/number' }, { type: 'string' }] };
  const { data } = await mount(
    { type: 'object', definitions: { number }, properties: { l: { type: 'array', items: value } } },
    { l: [0.5] },
  );
  const inner = 'root_l_0__option1__anyof_select';
  const shown = (id: string) => {
    const list = field(id);
    return list instanceof HTMLSelectElement ? list.value : undefined;
  };
  expect([shown('root_l_0__anyof_select'), shown(inner)]).toEqual(['1', '1']);
  enter(inner, '0');
  expect([shown('root_l_0__anyof_select'), shown(inner), data()]).toEqual(['1', '0', { l: [null] }]);
  enter('root_l_0__option1', '7');
  expect([shown('root_l_0__anyof_select'), shown(inner), data()]).toEqual(['1', '0', { l: [7] }]);
});
