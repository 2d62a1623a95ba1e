// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

afterEach(cleanup);

const texts = { type: 'array', items: { type: 'string' } };
const note = { type: 'object', properties: { text: { type: 'string' } } };
const named = { ...note, required: ['text'] };
const nothing = { type: 'null' };

/** What is sent of a form that is submitted as it is drawn, and what it holds then. */
const submitted = async (schema: object, data: JsonObject = {}, ui: object = {}) => {
  const form = await moduleOf({ type: 'object', ...schema }, ui);
  const handle = createRef<FormHandle>();
  const sent: JsonObject[] = [];
  const onSubmit = async (submission: { readonly data: JsonObject }) => {
    sent.push(submission.data);
    return { ok: true } as const;
  };
  render(<SchemaForm ref={handle} form={form} theme={plainTheme} initialData={data} onSubmit={onSubmit} />);
  expect([handle.current?.getData(), handle.current?.isDirty()]).toEqual([data, false]);
  await act(async () => handle.current?.press('submit'));
  return { sent, held: handle.current?.getData() };
};

describe('a member that must be there and of which nothing is entered', () => {
  it.each<[name: string, schema: object, data: JsonObject, wanted: JsonObject]>([
    ['a list', { required: ['a'], properties: { a: texts } }, {}, { a: [] }],
    ['an object', { required: ['a'], properties: { a: note } }, {}, { a: {} }],
    ['an object of free members', { required: ['a'], properties: { a: { type: 'object' } } }, {}, { a: {} }],
    [
      'both in an object',
      { properties: { o: { required: ['a', 'b'], properties: { a: texts, b: note } } } },
      { o: {} },
      { o: { a: [], b: {} } },
    ],
    [
      'in a row',
      { properties: { rows: { type: 'array', items: { required: ['a'], type: 'object', properties: { a: texts } } } } },
      { rows: [{}] },
      { rows: [{ a: [] }] },
    ],
    [
      'what is referred to',
      { definitions: { note }, required: ['a'], properties: { a: { $ref: '#/definitions/note' } } },
      {},
      { a: {} },
    ],
    ['null alone', { required: ['a'], properties: { a: nothing } }, {}, { a: null }],
    ['a list of values with null', { required: ['a'], properties: { a: { enum: ['x', null] } } }, {}, { a: null }],
    ['a constant that is null', { required: ['a'], properties: { a: { oneOf: [{ const: null }, texts] } } }, {}, { a: null }],
    [
      'itself or null, which is not opened',
      { required: ['next'], properties: { name: { type: 'string' }, next: { anyOf: [{ $ref: '#' }, nothing] } } },
      { name: 'A' },
      { name: 'A', next: null },
    ],
    [
      'null or one of its kind, by the name of the choice, in a row',
      {
        definitions: {
          rest: { oneOf: [nothing, { $ref: '#/definitions/link' }] },
          link: {
            type: 'object',
            required: ['rest'],
            properties: { id: { type: 'string' }, rest: { $ref: '#/definitions/rest' } },
          },
        },
        properties: { links: { type: 'array', items: { $ref: '#/definitions/link' } } },
      },
      { links: [{ id: 'a' }, { id: 'b', rest: { id: 'c' } }] },
      {
        links: [
          { id: 'a', rest: null },
          { id: 'b', rest: { id: 'c', rest: null } },
        ],
      },
    ],
    ['an object or null', { required: ['a'], properties: { a: { anyOf: [named, nothing] } } }, {}, { a: null }],
    [
      'null in a choice within a choice, by reference',
      {
        definitions: {
          some: { oneOf: [{ $ref: '#/definitions/named' }, { $ref: '#/definitions/none' }] },
          named,
          none: nothing,
        },
        required: ['a'],
        properties: { a: { anyOf: [{ $ref: '#/definitions/some' }, texts] } },
      },
      {},
      { a: null },
    ],
    [
      'places of a list',
      {
        properties: {
          a: {
            type: 'array',
            items: [{ type: 'string' }, { type: ['integer', 'null'] }, { anyOf: [named, nothing] }, texts],
            minItems: 4,
          },
        },
      },
      { a: ['x'] },
      { a: ['x', null, null, []] },
    ],
  ])('is sent as it may be: %s', async (_name, schema, data, wanted) => {
    expect((await submitted(schema, data)).sent).toEqual([wanted]);
  });

  it.each<[name: string, schema: object, ui?: object]>([
    ['rows', { required: ['a'], properties: { a: { ...texts, minItems: 1 } } }],
    ['members', { required: ['a'], properties: { a: { ...note, required: ['text'] } } }],
    ['any member', { required: ['a'], properties: { a: { ...note, minProperties: 1 } } }],
    ['one of several kinds', { required: ['a'], properties: { a: { type: ['array', 'object'] } } }],
    ['a text', { required: ['a'], properties: { a: { type: 'string' } } }],
    [
      'a text in a place of a list',
      {
        required: ['a'],
        properties: { a: { type: 'array', items: [{ type: ['integer', 'null'] }, { type: 'string' }], minItems: 2 } },
      },
    ],
    ['one of two objects', { required: ['a'], properties: { a: { anyOf: [named, { ...note, required: ['b'] }] } } }],
    [
      'a text, though another object has null there',
      {
        required: ['kind', 'a'],
        properties: { kind: { enum: ['x', 'y'] } },
        oneOf: [
          { properties: { kind: { const: 'x' }, a: { type: 'string' } } },
          { properties: { kind: { const: 'y' }, a: nothing } },
        ],
      },
    ],
    ['an entry, by a rule', { properties: { a: texts } }, { a: { 'ui:rules': [{ effect: 'require', when: { data: true } }] } }],
    [
      'an entry, by a rule, though it may be null',
      { properties: { a: { type: ['string', 'null'] } } },
      { a: { 'ui:rules': [{ effect: 'require', when: { data: true } }] } },
    ],
    [
      'a text, though a pattern of names takes all kinds of value',
      {
        required: ['@id'],
        properties: { '@id': { type: 'string' } },
        patternProperties: { '^@': { type: ['array', 'boolean', 'integer', 'number', 'null', 'object', 'string'] } },
      },
    ],
  ])('is missed where more is asked for: %s', async (_name, schema, ui) => {
    expect(await submitted(schema, {}, ui)).toEqual({ sent: [], held: {} });
  });
});

it('tells of an object that is missed what is missing in it, and leads there', async () => {
  const place = {
    type: 'object',
    required: ['city', 'map'],
    properties: { city: { type: 'string' }, map: { $ref: '#/definitions/map' } },
  };
  const map = { type: 'object', required: ['lat'], properties: { lat: { type: 'number' }, note: { type: 'string' } } };
  const { sent, held } = await submitted({ definitions: { map }, required: ['place'], properties: { place } });
  expect([sent, held]).toEqual([[], {}]);
  const paths = [...document.querySelectorAll('[data-path]')].map((line) => line.getAttribute('data-path'));
  expect(paths).toEqual(['/place/city', '/place/map/lat']);
});

it('tells of objects that are missed what is missing in the innermost, thirty levels down', async () => {
  const names = Array.from({ length: 30 }, () => 'in');
  const deep = names.reduce<object>((inner, name) => ({ type: 'object', required: [name], properties: { [name]: inner } }), {
    type: 'string',
  });
  expect(await submitted(deep)).toEqual({ sent: [], held: {} });
  expect(document.querySelector('[data-path]')?.getAttribute('data-path')).toBe(`/${names.join('/')}`);
});

describe('a field that must be there', () => {
  it.each<[name: string, field: object, isAsked: boolean, rules?: object]>([
    ['a text', { type: 'string' }, true],
    ['a text or null', { type: ['string', 'null'] }, false],
    ['a number as OpenAPI has it', { type: 'number', nullable: true }, false],
    ['one of some values or null', { type: ['string', 'null'], enum: ['x', null] }, false],
    ['one of some values or null, whose kind is not said', { enum: ['x', null] }, false],
    ['one of some values, of which null is none', { type: ['string', 'null'], enum: ['x', 'y'] }, true],
    ['one that a rule asks for', { type: ['string', 'null'] }, true, { effect: 'require', when: { context: {} } }],
  ])('looks as if it had to be filled in where it has to: %s', async (_name, field, isAsked, rule) => {
    const ui = rule && { a: { 'ui:rules': [rule] } };
    await submitted({ required: ['a'], properties: { a: { title: 'A', ...field } } }, {}, ui);
    expect(document.querySelector('label')?.textContent).toBe(isAsked ? 'A *' : 'A');
  });
});

it.each<[name: string, field: object]>([
  ['a list', { type: ['string', 'null'], enum: ['x', 'y'] }],
  ['OpenAPI’s list', { type: 'string', nullable: true, enum: ['x', 'y'] }],
  ['titled values', { type: ['string', 'null'], oneOf: [{ const: 'x', title: 'X' }, { const: 'y' }] }],
])('does not begin with a null that the values beside it leave out: %s', async (_name, field) => {
  expect(await submitted({ required: ['a'], properties: { a: { title: 'A', ...field } } })).toEqual({ sent: [], held: {} });
  expect(document.querySelector('[data-path]')?.textContent).toBe('A: This field is required.');
});
