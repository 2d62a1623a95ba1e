import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { verdictComplaints } from './verdictComplaints.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const schema = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string', maxLength: 3 }, note: { type: 'string' } },
};
const ui = { note: { 'ui:rules': [{ effect: 'require', when: { context: { required: ['late'] } } }] } };

/** What is told of one case: the pointer below it, and what is wrong. */
const told = async (one: object) => {
  schemas = createSchemas(schema, ui);
  schemas.write('messages/en.json', { keywords: { required: 'Missing.', maxLength: 'At most {limit}.' } });
  schemas.write('forms/one/cases.json', { cases: [{ name: 'it', ...one }] });
  const { forms } = await compileDirectory(schemas.forms);
  const found = await verdictComplaints({ forms }, schemas.forms);
  return found.map(({ pointer, message }) => `${pointer.replace('/cases/0', '')} ${message}`);
};

const missing = { path: '/title', keyword: 'required', message: 'Missing.' };

it.each<[name: string, one: object]>([
  ['good', { data: { title: 'abc' }, errors: [] }],
  ['bad, in its own words', { data: {}, errors: [missing] }],
  ['bad, in whatever words', { data: {}, errors: [{ path: '/title' }] }],
  ['a draft', { mode: 'draft', data: {}, errors: [] }],
  [
    'by what the host says',
    { data: { title: 'a' }, context: { late: true }, errors: [{ path: '/note', keyword: 'required' }] },
  ],
  ['without a word of errors', { data: {} }],
])('a case is judged as it says: %s', async (_name, one) => {
  expect(await told(one)).toEqual([]);
});

it.each<[name: string, one: object, said: string]>([
  ['more is wrong', { data: {}, errors: [] }, "/errors In its place the form says: /title required 'Missing.'."],
  ['nothing is wrong', { data: { title: 'a' }, errors: [missing] }, '/errors/0 The form does not say this.'],
  [
    'it is said in other words',
    { data: { title: 'abcd' }, errors: [{ path: '/title', message: 'Too long.' }] },
    "/errors/0 In its place the form says: /title maxLength 'At most 3.'.",
  ],
  ['its mode is none', { mode: 'drft', data: {} }, "/mode The mode of a case is 'strict' or 'draft'."],
  ['a member is mistyped', { data: {}, error: [] }, "/error A case has no 'error'. Is 'errors' meant?"],
  [
    'an error is none',
    { data: {}, errors: ['/title'] },
    "/errors/0 An error of a case has a 'path', and may have its 'keyword' and its 'message'.",
  ],
])('a case is complained about: %s', async (_name, one, said) => {
  expect(await told(one)).toEqual([said]);
});
