// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const withA = (a: object) => ({ type: 'object', properties: { a, b: { type: 'string' } } });
const submit = () => act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
const label = () => document.querySelector('label[for="root_a"]')?.textContent;

describe('a value that can be one text, number or truth only', () => {
  it.each<[name: string, schema: object, constant: string | number | boolean, label: string]>([
    ['a text', { title: 'Licence', type: 'string', const: 'MIT' }, 'MIT', 'Licence: MIT'],
    ['a list of one', { enum: ['MIT'] }, 'MIT', 'a: MIT'],
    ['a number', { title: 'Version', type: 'integer', const: 2 }, 2, 'Version: 2'],
    ['no', { title: 'Minify', type: 'boolean', const: false }, false, 'Minify: No'],
    ['yes', { title: 'Minify', type: 'boolean', const: true }, true, 'Minify'],
    ['its own name', { title: 'Beta', const: 'beta' }, 'beta', 'Beta'],
  ])('is a box to tick, given or not given: %s', async (_name, schema, constant, said) => {
    const { data, dirty } = await mount(withA(schema));
    expect([field('root_a'), data(), dirty()]).toEqual([
      expect.objectContaining({ type: 'checkbox', checked: false }),
      {},
      false,
    ]);
    expect(label()).toBe(said);
    act(() => field('root_a').click());
    expect(data()).toEqual({ a: constant });
    act(() => field('root_a').click());
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it('is ticked where it is stored, and any other value is left alone', async () => {
    await mount(withA({ const: 'x' }), { a: 'x' });
    expect(field('root_a')).toHaveProperty('checked', true);
    cleanup();
    const stored: JsonObject = { a: 'y' };
    const { data, dirty } = await mount(withA({ const: 'x' }), stored);
    expect(field('root_a')).toHaveProperty('checked', false);
    await submit();
    expect([data(), dirty()]).toEqual([stored, false]);
    expect(document.body.textContent).toContain('Please choose one of the options.');
  });

  it('is asked for where it must be there', async () => {
    await mount({ ...withA({ const: 'x' }), required: ['a'] });
    await submit();
    expect(document.body.textContent).toContain('This field is required.');
  });

  it('is typed where the uiSchema says so', async () => {
    const { data } = await mount(withA({ type: 'string', const: 'DELETE' }), {}, { a: { 'ui:widget': 'text' } });
    enter('root_a', 'DELETE');
    expect(data()).toEqual({ a: 'DELETE' });
  });

  it('is chosen where it is an object without members of its own, and missed where it must be there', async () => {
    const values = [{ z: true }, { z: false }];
    for (const said of [{ const: values[0] }, { enum: values }]) {
      const { data } = await mount({ ...withA({ type: 'object', ...said }), required: ['a'] });
      await submit();
      expect([data(), document.body.textContent]).toEqual([{}, expect.stringContaining('This field is required.')]);
      expect(field('root_a')).toBeInstanceOf(HTMLSelectElement);
      cleanup();
    }
  });

  it('is chosen where it is a list, whatever is said of its rows', async () => {
    for (const said of [{ const: [1, 2] }, { enum: [[], [3]], minItems: 0 }]) {
      const { data } = await mount({ ...withA({ type: 'array', items: { type: 'number' }, ...said }), required: ['a'] });
      await submit();
      expect([data(), document.body.textContent]).toEqual([{}, expect.stringContaining('This field is required.')]);
      expect(field('root_a')).toBeInstanceOf(HTMLSelectElement);
      cleanup();
    }
  });

  it('is called as its uiSchema says', async () => {
    await mount(withA({ const: 'x' }), {}, { a: { 'ui:title': 'Mark' } });
    expect(label()).toBe('Mark: x');
  });
});
