import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { withoutSharedMembers } from './sharedMembers.ts';

const options = [{ required: ['id', 'person', 'title'] }, { title: 'B', required: ['title', 'firm', 'id'] }];
const left = [{ required: ['person'] }, { title: 'B', required: ['firm'] }];
const names = ['id', 'title', 'person', 'firm'];
const documents = [...Array(16).keys()].map((bits) =>
  Object.fromEntries(names.flatMap((name, place) => ((bits >> place) & 1 ? [[name, 1]] : []))),
);
const verdicts = (schema: unknown) => {
  const validate = new Ajv({ strict: false }).compile(Object(schema));
  return [...documents, 'a text', null].map((document) => validate(document));
};

it.each<[name: string, schema: object, plain: object]>([
  ['oneOf', { oneOf: options }, { oneOf: left, required: ['id', 'title'] }],
  ['anyOf', { required: ['x', 'id'], anyOf: options }, { required: ['x', 'id', 'title'], anyOf: left }],
  [
    'in a part',
    { allOf: [{ type: 'object', oneOf: options }] },
    { allOf: [{ type: 'object', oneOf: left, required: ['id', 'title'] }] },
  ],
])('what every option asks for is required beside them: %s', (_name, schema, plain) => {
  expect(withoutSharedMembers(schema, {})).toEqual(plain);
  expect(verdicts(plain)).toEqual(verdicts(schema));
});

it.each<[name: string, schema: object, ui?: object]>([
  ['one asks for nothing else', { oneOf: [{ required: ['id'] }, { required: ['id', 'firm'] }] }],
  ['they have nothing in common', { oneOf: [{ required: ['person'] }, { required: ['firm'] }] }],
  ['one says more', { oneOf: [{ required: ['id', 'a'], properties: { a: { const: 1 } } }, { required: ['id', 'b'] }] }],
  ['they are asked about', { not: { oneOf: options } }],
  ['the uiSchema has words for them', { oneOf: options }, { oneOf: [{ 'ui:title': 'A' }] }],
  ['something refers to one', { oneOf: options, properties: { a: { $ref: '#/oneOf/0' } } }],
])('they stay as they are where %s', (_name, schema, ui = {}) => {
  expect(withoutSharedMembers(schema, ui)).toEqual(schema);
});
