import { expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { createEnter } from './entries.ts';
import { createPlaceMemory } from './placeMemory.ts';
import type { Path } from './pointer.ts';

const nullable = { type: ['string', 'null'] };
const schema: JsonObject = {
  properties: {
    note: nullable,
    must: nullable,
    price: { type: 'number', nullable: true },
    choice: {
      oneOf: [
        { required: ['v'], properties: { v: { type: 'string' } } },
        { required: ['v'], properties: { v: nullable } },
      ],
    },
    either: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    some: { type: 'array', minItems: 1 },
    listed: { type: 'array' },
    rows: { type: ['array', 'null'] },
    a: { properties: { t: { type: 'array' } } },
    inside: { type: 'object', required: ['must'], properties: { must: nullable } },
  },
  required: ['must', 'listed', 'rows'],
};

type Entry = readonly [path: Path, value?: unknown];

it.each<[what: string, before: JsonObject, entries: readonly Entry[], after: JsonObject]>([
  ['an object that was not there', {}, [[['a', 'b', 'c'], 'x'], [['a', 'b', 'c']]], {}],
  ['an object in the place of null', { a: null }, [[['a', 'b'], 'x'], [['a', 'b']]], { a: null }],
  ['an object in which more was entered', {}, [[['a', 'b'], 'x'], [['a', 'c'], 'y'], [['a', 'b']]], { a: { c: 'y' } }],
  ['an object that was empty before', { a: {} }, [[['a', 'b'], 'x'], [['a', 'b']]], { a: {} }],
  ['an object that somebody added', {}, [[['a'], {}], [['a', 'b'], 'x'], [['a', 'b']]], { a: {} }],
  ['an object that was chosen meanwhile', {}, [[['a', 'b'], 'x'], [['a'], { c: 1 }], [['a', 'c']]], { a: {} }],
  ['a place of a list', { t: ['a'] }, [[['t', 2], 'x'], [['t', 2]]], { t: ['a'] }],
  ['a list that was not there, into which nothing was entered', {}, [[['t', 1]]], {}],
  ['a list that was not there', {}, [[['t', 1, 'q'], 'x'], [['t', 1, 'q']]], {}],
  ['a place of a list before one that is filled in', {}, [[['t', 0], 'x'], [['t', 1], 'y'], [['t', 0]]], { t: [null, 'y'] }],
  ['a row that is null', { t: [null, 1] }, [[['t', 0, 'q'], 'x'], [['t', 0, 'q']]], { t: [null, 1] }],
  ['a text without a letter that has to be there', { must: '' }, [[['must'], 'x'], [['must']]], { must: '' }],
  ['a text without a letter in the place of a number', { must: '' }, [[['must'], 5], [['must']]], { must: null }],
  [
    'a list that was not there, in an object that was not',
    {},
    [
      [['a', 't'], ['x']],
      [['a', 't'], []],
    ],
    {},
  ],
  [
    'a list that is stored empty',
    { t: [] },
    [
      [['t'], ['x']],
      [['t'], []],
    ],
    { t: [] },
  ],
  [
    'a list that is stored as null and has to be there',
    { rows: null },
    [
      [['rows'], ['x']],
      [['rows'], []],
    ],
    { rows: null },
  ],
  ['a list that somebody added', {}, [[['t'], []]], { t: [] }],
  ['null that is stored', { note: null }, [[['note'], 'x'], [['note']]], { note: null }],
  ["OpenAPI's null", { price: null }, [[['price'], 1], [['price']]], { price: null }],
  ['null that was not there', {}, [[['note'], 'x'], [['note']]], {}],
  ['null where something must be', { must: 'a' }, [[['must']]], { must: null }],
  ['null that is chosen', { either: null }, [[['either'], 'x'], [['either']]], {}],
  ['no null where one option of two would take it', {}, [[['choice', 'v'], 'x'], [['choice', 'v']]], {}],
  ['nor in one that is stored', { choice: { v: 'a' } }, [[['choice', 'v']]], { choice: {} }],
  ['null in an object that was not there', {}, [[['inside', 'must'], 'x'], [['inside', 'must']]], {}],
])('what is entered and cleared leaves %s as it was', (_what, before, entered, after) => {
  const enter = createEnter(createPlaceMemory());
  let data: unknown = before;
  for (const [path, value] of entered) data = enter({ data, saved: before, schema }, path, value);
  expect(data).toEqual(after);
});

it.each<[what: string, before: JsonObject, name: string, after: JsonObject]>([
  ['goes where it has to have rows', { some: ['a'] }, 'some', {}],
  ['stays where it need not', { t: ['a'] }, 't', { t: [] }],
  ['stays where it has to be there', { listed: ['a'] }, 'listed', { listed: [] }],
])('a stored list that is emptied %s', (_what, before, name, after) => {
  expect(createEnter(createPlaceMemory())({ data: before, saved: before, schema }, [name], [])).toEqual(after);
});

it.each<[what: string, path: Path, data: JsonObject, after: JsonObject]>([
  ['a member of free name', ['free', 'a'], { free: { a: ['x'] } }, { free: { a: [] } }],
  [
    'a member of free name that has to have rows',
    ['some of any name'],
    { 'some of any name': ['x'] },
    { 'some of any name': [] },
  ],
  ['a row', ['listed', 0], { listed: [['x'], ['y']] }, { listed: [[], ['y']] }],
])('a list that is emptied stays where it is %s', (_what, path, data, after) => {
  const free = { ...schema, additionalProperties: { type: 'array', minItems: 1 } };
  const enter = createEnter(createPlaceMemory());
  expect(enter({ data, saved: {}, schema: free }, path, [], true)).toEqual(after);
});

it('leaves an object that is there by other means', () => {
  const memory = createPlaceMemory();
  const enter = createEnter(memory);
  enter({ data: {}, saved: {}, schema }, ['a', 'b'], 'x');
  memory.replaced('/a', { a: { b: 'y' } }, { a: { b: 'x' } }, false);
  expect(enter({ data: { a: { b: 'x' } }, saved: {}, schema }, ['a', 'b'], undefined)).toEqual({ a: {} });
});

it.each<[what: string, saved: JsonObject, path: Path, value: JsonObject[string]]>([
  ['a text', { a: 'x', b: 'y' }, ['a'], 'x'],
  ['an object that went with it', { o: { a: 'x' }, b: 'y' }, ['o', 'a'], 'x'],
  ['the last one', { a: 'x', b: 'y' }, ['b'], 'y'],
])('what is entered again stands where it stood among the others: %s', (_what, saved, path, value) => {
  const enter = createEnter(createPlaceMemory());
  const cleared = enter({ data: saved, saved, schema }, path.slice(0, 1), undefined);
  expect(JSON.stringify(enter({ data: cleared, saved, schema }, path, value))).toBe(JSON.stringify(saved));
});

it('what is new stands last', () => {
  const saved = { a: 'x', b: 'y' };
  const entered = createEnter(createPlaceMemory())({ data: saved, saved, schema }, ['c'], 'z');
  expect(Object.keys(Object(entered))).toEqual(['a', 'b', 'c']);
});
