// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';
import type { FormHandle } from '../types.ts';

afterEach(cleanup);

const author = {
  title: 'Author',
  type: ['string', 'object', 'null'],
  properties: { email: { title: 'Email', type: 'string' } },
};
const withAuthor = { type: 'object', properties: { author, other: { title: 'Other', type: 'string' } } };

const kinds = (id: string) => field(`${id}__kind_select`) as HTMLSelectElement;
const shown = (id: string) => kinds(id).selectedOptions[0]?.textContent;
const choose = (id: string, label: string) => {
  const select = kinds(id);
  const option = [...select.options].find(({ textContent }) => textContent === label);
  act(() => select.focus());
  fireEvent.change(select, { target: { value: option?.value } });
  act(() => select.blur());
};

describe('a field that may hold values of several kinds', () => {
  it('offers them by their names, the first to begin with, and nothing is entered by that', async () => {
    const { data, dirty } = await mount(withAuthor);
    const list = kinds('root_author');
    const offered = [...list.options].filter(({ value }) => value !== '');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Text', 'Group']);
    expect([shown('root_author'), list.required]).toEqual(['Text', false]);
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it('takes another kind, and has kept what was entered as the one before', async () => {
    const { data } = await mount(withAuthor);
    enter('root_author', 'Ada');
    choose('root_author', 'Group');
    expect(data()).toEqual({ author: {} });
    enter('root_author_email', 'a@b.c');
    expect(data()).toEqual({ author: { email: 'a@b.c' } });
    choose('root_author', 'Text');
    expect([data(), field('root_author')]).toEqual([{ author: 'Ada' }, expect.objectContaining({ value: 'Ada' })]);
    choose('root_author', 'Group');
    expect(data()).toEqual({ author: { email: 'a@b.c' } });
  });

  it('is as it was left when a kind is come back to: with nothing entered, or null', async () => {
    const group = { type: ['object', 'array'] };
    const { data } = await mount(
      { type: 'object', properties: { a: group, b: group, free: { type: 'object' } }, required: ['b'] },
      { free: { x: null } },
    );
    for (const label of ['List', 'Group']) for (const name of ['a', 'b']) choose(`root_${name}`, label);
    for (const label of ['Number', 'Text']) choose('root_free_x', label);
    expect(data()).toEqual({ b: {}, free: { x: null } });
  });

  it.each<[value: unknown, kind: string]>([
    ['x', 'Text'],
    [7, 'Number'],
    [true, 'Yes or no'],
    [['x'], 'List'],
    [{ x: 1 }, 'Group'],
  ])('shows what is stored where only null is right, and lets it be taken out: %j', async (value, kind) => {
    const none = { title: 'None', type: 'null' };
    const schema = { type: 'object', properties: { a: none, b: { const: null }, c: none }, required: ['a'] };
    const { data } = await mount(schema, { a: value, b: value, c: null } as JsonObject);
    for (const id of ['root_a', 'root_b']) {
      const offered = [...kinds(id).options].filter(({ value: one }) => one !== '');
      expect(offered.map(({ textContent }) => textContent)).toEqual(['None', kind]);
      choose(id, 'None');
      choose(id, kind);
      expect(data()).toMatchObject({ [id.slice(-1)]: value });
      choose(id, 'None');
    }
    expect(data()).toEqual({ a: null, b: null, c: null });
    expect(document.getElementById('root_c__kind_select')).toBeNull();
  });

  it('shows what is stored as what it is, and leaves it alone', async () => {
    const stored = { author: { email: 'a@b.c' } };
    const { data, dirty } = await mount(withAuthor, stored);
    expect(shown('root_author')).toBe('Group');
    enter('root_other', 'x');
    enter('root_other', '');
    expect([data(), dirty()]).toEqual([stored, false]);
  });

  it('shows the kind of what the host puts there', async () => {
    const { handle } = await mount(withAuthor, { author: 'Ada' });
    act(() => handle.current?.reset({ author: { email: 'a@b.c' } }));
    expect(shown('root_author')).toBe('Group');
    act(() => handle.current?.reset({ author: 'Ben' }));
    expect(shown('root_author')).toBe('Text');
  });

  it.each<[name: string, put: (handle: FormHandle) => void]>([
    ['is reset', (handle) => handle.reset({})],
    ['gets other entries', (handle) => handle.replace({ other: 'x' })],
    ['gets its part anew', (handle) => handle.setValue('/part', { b: 'y' })],
  ])('begins with the first kind again when a form %s', async (_name, put) => {
    const { handle } = await mount({ type: 'object', properties: { ...withAuthor.properties, part: withAuthor } });
    for (const id of ['root_author', 'root_part_author']) choose(id, 'Group');
    act(() => handle.current && put(handle.current));
    expect(shown('root_part_author')).toBe('Text');
  });

  it('offers them, and shows what is stored, in a part that contains itself as well', async () => {
    const node = { type: ['object', 'boolean'], properties: { next: { title: 'Next', $ref: '#/definitions/node' } } };
    const { data } = await mount({ definitions: { node }, ...withAuthor, properties: { node } }, { node: { next: false } });
    expect(shown('root_node_next')).toBe('Yes or no');
    choose('root_node_next', 'Group');
    expect(data()).toEqual({ node: { next: {} } });
  });

  it('takes numbers and lists for what they are', async () => {
    const size = { title: 'Size', type: ['string', 'integer', 'array', 'boolean'], items: { title: 'Side', type: 'integer' } };
    const { data } = await mount({ type: 'object', properties: { size } });
    choose('root_size', 'Number');
    enter('root_size', '12');
    expect(data()).toEqual({ size: 12 });
    choose('root_size', 'List');
    expect(data()).toEqual({ size: [] });
    act(() => screen.getByRole('button', { name: /^Add/ }).click());
    enter('root_size_0', '3');
    expect(data()).toEqual({ size: [3] });
    choose('root_size', 'Yes or no');
    expect(data()).toEqual({});
    choose('root_size', 'Number');
    expect(data()).toEqual({ size: 12 });
  });

  it('is remembered with its row', async () => {
    const { data } = await mount(
      { type: 'object', properties: { authors: { type: 'array', items: author } } },
      {
        authors: ['Ada', 'Ben'],
      },
    );
    choose('root_authors_1', 'Group');
    act(() => screen.getByRole('button', { name: 'Remove 1' }).click());
    expect(shown('root_authors_0')).toBe('Group');
    choose('root_authors_0', 'Text');
    expect(data()).toEqual({ authors: ['Ben'] });
  });

  it.each<[name: string, schema: object | boolean]>([
    ['it is true', true],
    ['it is empty', {}],
    ['it has words only', { title: 'Size', description: 'Any.' }],
    ['it refers to one', { $ref: '#/definitions/any' }],
  ])('takes every kind where its schema says nothing: %s', async (_name, size) => {
    const { data, dirty } = await mount({ type: 'object', definitions: { any: {} }, properties: { size } });
    expect(shown('root_size')).toBe('Text');
    choose('root_size', 'Number');
    enter('root_size', '1');
    expect(data()).toEqual({ size: 1 });
    choose('root_size', 'List');
    act(() => screen.getByRole('button', { name: /^Add/ }).click());
    choose('root_size_0', 'Number');
    enter('root_size_0', '2');
    expect(data()).toEqual({ size: [2] });
    choose('root_size', 'Group');
    expect(data()).toEqual({ size: {} });
    choose('root_size', 'Text');
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it.each<[name: string, free: JsonObject | boolean]>([
    ['anything', true],
    ['no type', { description: 'Any.' }],
  ])('takes every kind in a member of any name: %s', async (_name, additionalProperties) => {
    const free = { type: 'object', properties: { b: { type: 'string' } }, additionalProperties };
    const { data } = await mount({ type: 'object', properties: { free } }, { free: { x: 'a' } });
    choose('root_free_x', 'Number');
    enter('root_free_x', '2');
    expect(data()).toEqual({ free: { x: 2 } });
  });

  it('offers the values of a member of any name that has no type', async () => {
    const free = { type: 'object', additionalProperties: { enum: ['a', 'b'] } };
    await mount({ type: 'object', properties: { free } }, { free: { x: 'a' } });
    expect(field('root_free_x')).toBeInstanceOf(HTMLSelectElement);
  });

  it.each<[name: string, schema: JsonObject, data: JsonObject]>([
    ['no value', { type: ['boolean', 'string'], enum: [true, false, 'onType'] }, {}],
    ['a truth', { type: ['string', 'boolean'], enum: [true, false, 'onType'] }, { size: true }],
    [
      'a choice',
      { type: ['boolean', 'string'], oneOf: [{ const: true }, { const: false }, { const: 'onType' }] },
      { size: false },
    ],
  ])('offers all values that are listed, truths among them, beside %s', async (_name, size, stored) => {
    const { data, dirty } = await mount({ type: 'object', properties: { size } }, stored);
    const list = field('root_size');
    const offered = list instanceof HTMLSelectElement ? [...list.options].map(({ value }) => value).filter(Boolean) : [];
    expect(offered).toEqual(['true', 'false', 'onType']);
    expect([data(), dirty()]).toEqual([stored, false]);
  });

  it('shows any value that is stored as what it is', async () => {
    const stored = { a: [1, 'b', { c: false }], n: null, o: { p: [] } };
    const { data, dirty } = await mount({ type: 'object', properties: { a: {}, n: {}, o: true } }, stored);
    expect(['root_a', 'root_a_0', 'root_a_1', 'root_a_2', 'root_a_2_c', 'root_n', 'root_o', 'root_o_p'].map(shown)).toEqual([
      'List',
      'Number',
      'Text',
      'Group',
      'Yes or no',
      'Text',
      'Group',
      'List',
    ]);
    expect([data(), dirty()]).toEqual([stored, false]);
  });

  it('keeps the control of a number until it is left, whatever is typed', async () => {
    const { data } = await mount({ type: 'object', properties: { size: { title: 'Size', type: ['number', 'string'] } } });
    const control = field('root_size');
    act(() => control.focus());
    fireEvent.change(control, { target: { value: '12abc' } });
    await waitFor(() => expect(data()).toEqual({ size: '12abc' }));
    expect([shown('root_size'), document.activeElement]).toEqual(['Number', control]);
    act(() => control.blur());
    await waitFor(() => expect(shown('root_size')).toBe('Text'));
    expect(data()).toEqual({ size: '12abc' });
  });

  it.each([
    ['its schema speaks of one kind', { title: 'Size', minLength: 2 }, {}],
    ['a widget is named for whatever it holds', { title: 'Size' }, { 'ui:widget': 'textarea' }],
    ['its values are listed', { title: 'Size', type: ['string', 'integer'], enum: ['big', 12] }, {}],
    ['it is a number of either kind', { title: 'Size', type: ['integer', 'number'] }, {}],
    ['it may be missing only', { title: 'Size', type: ['string', 'null'] }, {}],
    ['it cannot be edited', author, { 'ui:readonly': true }],
  ])('offers none where %s', async (_why, schema, ui) => {
    await mount({ type: 'object', properties: { size: schema } }, {}, { size: ui });
    expect(document.getElementById('root_size__kind_select')).toBeNull();
  });
});
