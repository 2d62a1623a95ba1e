// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const names = (id: string) => [...field(id).querySelectorAll('option')].map(({ textContent }) => textContent);

it.each<[name: string, schema: object]>([
  ['among the values', { type: ['string', 'null'], enum: ['red', 'green', null] }],
  ['as an option of its own', { anyOf: [{ type: 'string', enum: ['red', 'green'] }, { type: 'null' }] }],
])('calls nothing None %s', async (_name, colour) => {
  await mount({ type: 'object', properties: { colour } }, { colour: 'red' });
  expect(names('root_colour')).toEqual(['-', 'red', 'green', 'None']);
});

it.each(['', ' '])('calls a text that shows nothing Empty: "%s"', async (blank) => {
  await mount({ type: 'object', properties: { colour: { enum: [blank, 'red'] } } });
  expect(names('root_colour')).toEqual(['-', 'Empty', 'red']);
});

it('calls options without a title as it calls the values of a list', async () => {
  const oneOf = [{ const: { x: 1 } }, { const: true }, { const: '' }, { const: null }, { const: 'red', title: 'Red' }];
  const { data } = await mount({ type: 'object', properties: { colour: { oneOf } } }, { colour: { x: 1 } });
  expect(names('root_colour')).toEqual(['-', '{"x":1}', 'Yes', 'Empty', 'None', 'Red']);
  expect(document.querySelector('option:checked')?.textContent).toBe('{"x":1}');
  expect(data()).toEqual({ colour: { x: 1 } });
});

describe('yes, no or nothing', () => {
  it.each<[name: string, schema: object]>([
    ['as values of two types', { type: ['boolean', 'null'], enum: [true, false, null] }],
    ['of two types', { type: ['boolean', 'null'] }],
    ['as options', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }],
    ['as OpenAPI has it', { type: 'boolean', nullable: true }],
    ['as values', { enum: [true, false, null] }],
  ])('is one control with three values: %s', async (_name, signed) => {
    const { data, dirty } = await mount({ type: 'object', properties: { signed } });
    expect([names('root_signed'), document.querySelectorAll('select').length]).toEqual([['-', 'Yes', 'No', 'None'], 1]);
    expect([data(), dirty()]).toEqual([{}, false]);
  });

  it('is a box to tick where the uiSchema says so', async () => {
    await mount(
      { type: 'object', properties: { a: { type: ['boolean', 'null'] } } },
      { a: null },
      { a: { 'ui:widget': 'checkbox' } },
    );
    expect(field('root_a')).toHaveProperty('type', 'checkbox');
  });

  it('is nothing where it must be there and was left alone', async () => {
    const { data } = await mount({ type: 'object', properties: { a: { type: ['boolean', 'null'] } }, required: ['a'] });
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(data()).toEqual({ a: null });
  });
});
