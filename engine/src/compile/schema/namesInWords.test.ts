import { expect, it } from 'vitest';
import { withNamesInWords } from './namesInWords.ts';

const ui = { 'ui:globalOptions': { namesInWords: true } };
const text = { type: 'string' };

const titles = (schema: object, words: unknown = ui): unknown => {
  const titleIn = (node: unknown): unknown =>
    Object.fromEntries(
      Object.entries(Object(node)).map(([name, member]) => [name, Reflect.get(Object(member), 'title') ?? null]),
    );
  return titleIn(Reflect.get(Object(withNamesInWords(schema, words)), 'properties'));
};

it('names of members without a title are words where the uiSchema asks for it', () => {
  const properties = { first_name: text, homeURL: text, when: { ...text, title: 'Day' }, '': text };
  expect(titles({ properties })).toEqual({ first_name: 'First name', homeURL: 'Home URL', when: 'Day', '': null });
});

it.each<[string, unknown]>([
  ['does not ask', {}],
  ['says no', { 'ui:globalOptions': { namesInWords: false } }],
  ['is none', undefined],
])('names stay as they are where the uiSchema %s', (_what, words) => {
  const schema = { properties: { firstName: text } };
  expect(withNamesInWords(schema, words)).toBe(schema);
});

it('a title that comes by a reference, from an allOf or from another part that speaks of the object stays', () => {
  const definitions = { day: { title: 'Day' }, base: { properties: { lastName: text, age: { title: 'Years' } } } };
  const schema = {
    definitions,
    properties: {
      birthDay: { $ref: '#/definitions/day' },
      payDay: { allOf: [{ $ref: '#/definitions/day' }] },
      age: {},
      of: {},
    },
    allOf: [{ $ref: '#/definitions/base' }, { properties: { lastName: { title: 'Surname' } } }],
    then: { properties: { of: { title: 'Whose' }, ownName: text } },
  };
  expect(titles(schema)).toEqual({ birthDay: null, payDay: null, age: null, of: null });
  expect(withNamesInWords(schema, ui)).toMatchObject({
    definitions: { base: { properties: { lastName: text } } },
    then: { properties: { ownName: { title: 'Own name' } } },
  });
  expect(JSON.stringify(withNamesInWords(schema, ui))).not.toContain('Last name');
});

it('members of rows, of options and of free names are called so, too, and a schema within itself ends', () => {
  const part = { properties: { partName: text, innerParts: { type: 'array', items: { $ref: '#/definitions/part' } } } };
  const schema = {
    definitions: { part },
    properties: { allParts: { items: { oneOf: [{ properties: { byName: text } }] } } },
    additionalProperties: { properties: { freeName: text } },
  };
  expect(withNamesInWords(schema, ui)).toMatchObject({
    definitions: { part: { properties: { partName: { title: 'Part name' }, innerParts: { title: 'Inner parts' } } } },
    properties: {
      allParts: { title: 'All parts', items: { oneOf: [{ properties: { byName: { title: 'By name' } } }] } },
    },
    additionalProperties: { properties: { freeName: { title: 'Free name' } } },
  });
});
