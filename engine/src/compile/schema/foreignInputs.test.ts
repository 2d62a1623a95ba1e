import { describe, expect, it } from 'vitest';
import { withForeignInputs } from './foreignInputs.ts';

const drawn = (a: object): unknown => Object(withForeignInputs({ properties: { a } })).properties.a;

describe('how texts are entered, in the words of others', () => {
  it.each<[name: string, given: object, more: object]>([
    ['a secret of Airbyte', { type: 'string', airbyte_secret: true }, { format: 'password', writeOnly: true }],
    ['a secret of Estuary', { type: ['string', 'null'], secret: true }, { format: 'password', writeOnly: true }],
    ['several lines', { type: 'string', multiline: true }, { format: 'textarea' }],
    [
      'a secret key of several lines',
      { type: 'string', multiline: true, airbyte_secret: true },
      { format: 'textarea', writeOnly: true },
    ],
    ['a secret number', { type: 'integer', airbyte_secret: true }, { writeOnly: true }],
    ['a secret that is listed', { type: 'string', enum: ['a', 'b'], airbyte_secret: true }, { writeOnly: true }],
    ['a secret with a format of its own', { type: 'string', format: 'uri', secret: true }, { writeOnly: true }],
    ['a document', { type: 'string', contentMediaType: 'text/markdown' }, { format: 'textarea' }],
    ['data as a document', { type: 'string', contentMediaType: 'application/ld+json' }, { format: 'textarea' }],
    ['several lines of VS Code', { type: 'string', editPresentation: 'multilineText' }, { format: 'textarea' }],
    ['one line of VS Code', { type: 'string', editPresentation: 'singlelineText' }, {}],
    ['Markdown of json-editor', { type: 'string', format: 'markdown' }, { format: 'textarea' }],
    ['Markdown that is listed', { type: 'string', format: 'markdown', enum: ['*a*'] }, {}],
    ['a document as bytes', { type: 'string', contentMediaType: 'text/plain', contentEncoding: 'base64' }, {}],
    ['a picture', { type: 'string', contentMediaType: 'image/svg' }, {}],
    ['what is no secret', { type: 'string', secret: false, multiline: 'no' }, {}],
  ])('%s', (_name, given, more) => {
    expect(drawn(given)).toEqual({ ...given, ...more });
  });
});

describe('the order of members, in the words of others', () => {
  it.each<[name: string, members: readonly unknown[], order: string]>([
    ['Airbyte', [{ order: 2 }, { order: 0 }, { order: 1 }], 'bca'],
    ['json-editor', [{}, { propertyOrder: 20 }, { propertyOrder: 10 }], 'cba'],
    ['go-swagger', [{ 'x-order': 1 }, { 'x-order': 0 }, true], 'bac'],
    ['alike', [{ order: 1 }, { order: 1 }, { order: 0 }], 'cab'],
    ['a member that is called so', [{ properties: { order: {} } }, {}, { order: 'first' }], 'abc'],
  ])('%s', (_name, [a, b, c], order) => {
    expect(Object.keys(Object(withForeignInputs({ properties: { a, b, c } })).properties).join('')).toBe(order);
  });
});
