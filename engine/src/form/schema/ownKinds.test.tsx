// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';
import { withOwnKinds } from './ownKinds.ts';

const text = { type: 'string' } as const;
const kinds = [{ type: 'array', minItems: 1 }, text, { type: 'integer' }, { type: 'number' }, { type: 'boolean' }] as const;
const mail = { ...text, format: 'email', title: 'Mail' } as const;
const digits = { ...text, pattern: '^[0-9]+$', title: 'Number' } as const;

afterEach(cleanup);

it.each([
  ['a text', { ...text, anyOf: [...kinds] }, text],
  ['one option of its kind', { ...text, title: 'Name', anyOf: [mail, { type: 'null' }] }, { ...mail, title: 'Name' }],
  ['several', { ...text, oneOf: [mail, digits, { type: 'null' }] }, { ...text, oneOf: [mail, digits] }],
  [
    'one option of its kind beside other parts',
    { ...text, allOf: [{ title: 'Name', maxLength: 9 }], anyOf: [mail, { type: 'null' }] },
    { ...text, allOf: [{ title: 'Name', maxLength: 9 }, mail] },
  ],
  [
    'two kinds, between which is chosen',
    { type: ['integer', 'boolean'], anyOf: [...kinds] },
    { type: ['integer', 'boolean'], anyOf: kinds.slice(2) },
  ],
] as const)('is drawn without options of other kinds of value: %s', (_of, schema, drawn) => {
  expect(withOwnKinds(schema as never)).toEqual(drawn);
});

it.each([
  ['no type', { anyOf: [...kinds] }],
  ['options of its kind only', { ...text, anyOf: [mail, digits] }],
  ['none of its kind', { ...text, anyOf: [{ type: 'null' }, { type: 'boolean' }] }],
  ['options that say no kind', { ...text, anyOf: [{ $ref: '#/definitions/mail' }, { const: 4 }] }],
])('is the same schema: %s', (_of, schema) => {
  expect(withOwnKinds(schema as never)).toBe(schema);
});

it('keeps the options where a uiSchema speaks of one after the other: it speaks of the same ones', async () => {
  const part = (name: string) => ({ type: 'object', title: name, properties: { [name]: text }, required: [name] });
  const { data } = await mount(
    { type: 'object', properties: { at: { type: 'object', oneOf: [{ type: 'null' }, part('pier'), part('quay')] } } },
    { at: { pier: 'a' } },
    { at: { oneOf: [{}, { pier: { 'ui:title': 'Number of the pier' } }, { quay: { 'ui:title': 'Number of the quay' } }] } },
  );
  expect(document.querySelector('label[for="root_at_pier"]')?.textContent).toContain('Number of the pier');
  expect(data()).toEqual({ at: { pier: 'a' } });
});

it('asks for the kind of a member alone where a pattern of its name takes any', async () => {
  const schema = {
    type: 'object',
    allOf: [
      { properties: { kind: text, flag: { type: 'boolean' }, count: { type: 'number' } } },
      { patternProperties: { '^[a-z]+$': { anyOf: [...kinds] } }, additionalProperties: false },
    ],
  };
  const { data } = await mount(schema);
  expect(document.querySelectorAll('select')).toHaveLength(0);
  enter('root_kind', 'directory');
  enter('root_count', '4.5');
  expect(data()).toEqual({ kind: 'directory', count: 4.5 });
  expect(field('root_flag')).toHaveProperty('type', 'checkbox');
});
