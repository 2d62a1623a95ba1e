// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const server = {
  type: 'object',
  properties: {
    host: { type: 'string', default: 'localhost' },
    port: { type: 'integer', default: 80 },
    secure: { type: 'boolean', default: true },
  },
};
const text = { type: 'string' };
const said = { host: 'example.org', secure: false };
const whole = { host: 'example.org', port: 80, secure: false };
const byReference = { $ref: '#/definitions/server' };

it.each<[string, object, unknown]>([
  ['beside a reference', { ...byReference, default: said }, whole],
  ['beside a choice with null', { anyOf: [byReference, { type: 'null' }], default: said }, whole],
  ['beside an allOf', { allOf: [byReference], default: said }, whole],
  ['of the whole document', byReference, { host: 'localhost', port: 8080, secure: true }],
])('the default of a member outweighs those within it: %s', async (_where, member, expected) => {
  const outer = { default: { server: { port: 8080 } } };
  const { default: own }: { default?: unknown } = { ...member };
  const schema = { type: 'object', definitions: { server }, properties: { server: member }, ...(own === undefined && outer) };
  const conditional = { ...schema, if: { required: ['other'] }, then: { properties: { more: text } } };
  for (const one of [schema, conditional]) expect((await mount(one)).data()).toEqual({ server: expected });
});

it.each<[string, object, unknown]>([
  ['of one reference', { allOf: [byReference] }, { host: 'localhost', port: 80, secure: true }],
  ['of several parts', { allOf: [{ properties: { port: { default: 443 } } }, { properties: { a: text } }] }, { port: 443 }],
  ['of a text', { allOf: [{ ...text, default: 'here' }] }, 'here'],
])('defaults in an allOf %s are those of its member', async (_what, member, expected) => {
  const { data } = await mount({ type: 'object', definitions: { server }, properties: { server: member } });
  expect(data()).toEqual({ server: expected });
});

const card = { type: 'object', properties: { kind: { const: 'card' }, digits: { type: 'integer', default: 4 } } };
const wire = { type: 'object', properties: { kind: { const: 'wire' }, days: { type: 'integer', default: 2 }, note: text } };
const paid = { kind: 'wire', note: 'n' };
const either = { oneOf: [{ $ref: '#/definitions/card' }, { $ref: '#/definitions/wire' }] };

it.each<[string, object, JsonObject?]>([
  ['of the choice', { properties: { pay: { ...either, default: paid } } }],
  ['of a reference to it', { properties: { pay: { $ref: '#/definitions/either', default: paid } } }],
  ['of an object around', { properties: { pay: either }, default: { pay: paid } }],
  ['of what a stored document misses', { properties: { pay: { ...either, default: paid } }, required: ['pay'] }, { a: 1 }],
])('a default says which option by reference it is of: %s', async (_where, more, stored) => {
  const { data } = await mount({ type: 'object', definitions: { card, wire, either }, ...more }, stored);
  // What may be missing stays so in a stored document.
  expect(data()).toEqual({ ...stored, pay: { ...paid, ...(!stored && { days: 2 }) } });
});

it('a default of a place of a list says which option by reference it is of', async () => {
  const pay = { type: 'array', items: [{ ...either, default: paid }, text], minItems: 2 };
  const { data } = await mount({ type: 'object', definitions: { card, wire, either }, properties: { pay } });
  expect(data()).toEqual({ pay: [{ ...paid, days: 2 }] });
});

it.each<[string, object]>([
  [
    'have their own',
    {
      items: [
        { ...text, default: 'a' },
        { ...either, default: paid },
        { ...text, default: 'b' },
      ],
    },
  ],
  ['and more have those of the list', { items: [text, either], additionalItems: text, default: ['a', paid, 'b'] }],
])('beside a default of a place that is a choice by reference the other places %s', async (_name, said) => {
  const pay = { type: 'array', ...said };
  const { data } = await mount({ type: 'object', definitions: { card, wire, either }, properties: { pay } });
  expect(data()).toEqual({ pay: ['a', { ...paid, days: 2 }, 'b'] });
});

it('what a stored document misses of an option by reference is of the one that it means', async () => {
  const asking = (part: { properties: object }, ...required: readonly string[]) => ({ ...part, required });
  const definitions = { card: asking(card, 'kind', 'digits'), wire: asking(wire, 'kind', 'days') };
  const properties = { pay: either, must: text };
  const { data } = await mount(
    { type: 'object', definitions, properties, required: ['must', 'pay'] },
    { pay: { kind: 'wire' } },
  );
  expect(data()).toEqual({ pay: { kind: 'wire', days: 2 } });
});

const kindly = {
  type: 'object',
  properties: { kind: { ...text, default: 'a' } },
  if: { properties: { kind: { const: 'b' } } },
  then: { properties: { b: { ...text, default: 'bb' } } },
  else: { properties: { c: { ...text, default: 'cc' } } },
};

it.each<[string, object, unknown]>([
  ['of the whole', kindly, { kind: 'a', c: 'cc' }],
  ['of a member', { type: 'object', properties: { p: kindly } }, { p: { kind: 'a', c: 'cc' } }],
  [
    'named as words of a schema',
    { type: 'object', properties: { if: kindly, then: text, type: { ...text, default: 't' } } },
    {
      if: { kind: 'a', c: 'cc' },
      type: 't',
    },
  ],
])('a condition %s goes by what is there by default', async (_where, schema, expected) => {
  expect((await mount(schema)).data()).toEqual(expected);
});

it('a part that contains itself ends where its default does', async () => {
  const node = { type: 'object', properties: { name: { ...text, default: 'a' }, next: { $ref: '#/definitions/node' } } };
  const root = { $ref: '#/definitions/node', default: { next: { name: 'b' } } };
  const { data } = await mount({ type: 'object', definitions: { node }, properties: { root } });
  expect(data()).toEqual({ root: { name: 'a', next: { name: 'b' } } });
});

it('a part that is missed and called as what every object inherits is not what they inherit', async () => {
  const part = { type: 'object', properties: { host: { ...text, default: 'here' } }, allOf: [{ properties: { more: text } }] };
  const { data } = await mount({ type: 'object', properties: { toString: part, constructor: part, a: text } }, { a: 7 });
  expect(Object.keys(data() ?? {})).toEqual(['a']);
});

const begun = {
  type: 'object',
  properties: { text: { ...text, default: 'ab' }, list: { type: 'array', items: text, default: ['a'] } },
  required: ['text', 'list'],
};
const other = { properties: { n: text }, required: ['n'] };

it.each<[string, object]>([
  ['', { ...begun, if: { required: ['text'] }, then: {} }],
  [' of an option', { oneOf: [begun, other] }],
  [' of an option of an option', { anyOf: [{ oneOf: [begun, other] }, other] }],
  [' of an option with a default', { oneOf: [{ properties: { text }, required: ['text'], default: { text: 'ab' } }, other] }],
  [' of a branch', { if: { required: ['text'] }, then: begun }],
  [' that is an option', { properties: { text: { oneOf: [begun.properties.text, { type: 'integer' }] } }, required: ['text'] }],
])('an object that is stored in the place of a text or a list%s stays what it is', async (_where, schema) => {
  const stored = { text: {}, list: {} };
  expect((await mount({ type: 'object', ...schema }, stored)).data()).toEqual(stored);
});

it('a default that brings a branch brings the defaults of that, too, and none when a document is loaded', async () => {
  const on = (name: string, value: string, then: object) => ({
    if: { properties: { [name]: { const: value } }, required: [name] },
    then: { properties: then },
  });
  const kind = { ...text, default: 'a' };
  const branches = [
    on('size', 'big', { note: { ...text, default: 'n' } }),
    on('kind', 'a', { size: { ...text, default: 'big' } }),
  ];
  const schema = { type: 'object', properties: { kind }, allOf: branches };
  expect((await mount(schema)).data()).toEqual({ kind: 'a', size: 'big', note: 'n' });
  expect((await mount(schema, { kind: 'a' })).data()).toEqual({ kind: 'a' });
});

it.each([{}, { if: { required: ['name'] }, then: {} }])(
  'no terms and no yes or no are answered beside a default: %j',
  async (more) => {
    const properties = { name: { ...text, default: 'a' }, terms: { const: true }, agreed: { type: 'boolean', enum: [true] } };
    const { data } = await mount({ type: 'object', properties, required: ['terms', 'agreed'], ...more });
    expect(data()).toEqual({ name: 'a' });
  },
);
