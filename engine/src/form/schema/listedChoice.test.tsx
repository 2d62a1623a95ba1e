// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const listed = { oneOf: [{ const: 'x', title: 'The x' }, { const: 'yy' }] };
const judged = { anyOf: [{ minLength: 2 }, { pattern: '^x' }] };
const text = { type: 'string', title: 'Text' };

it.each<[name: string, schema: object]>([
  ['beside it', { properties: { text: { ...text, ...listed, ...judged } } }],
  ['beside it, and no kind', { properties: { text: { title: 'Text', ...listed, ...judged } } }],
  ['beside it, the other way round', { properties: { text: { ...text, anyOf: listed.oneOf, oneOf: judged.anyOf } } }],
  ['in a part of the whole', { properties: { text: { ...text, ...listed } }, allOf: [{ properties: { text: judged } }] }],
  [
    'under a condition',
    { properties: { text: { ...text, ...listed } }, if: { required: ['no'] }, else: { properties: { text: judged } } },
  ],
])('a list of values is chosen from where another choice stands %s', async (_name, schema) => {
  const { data } = await mount({ type: 'object', ...schema });
  const options = [...field('root_text').querySelectorAll('option')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['-', 'The x', 'yy']);
  expect(document.querySelectorAll('select').length).toBe(1);
  fireEvent.change(field('root_text'), { target: { value: options.at(-1)?.value } });
  expect(data()).toEqual({ text: 'yy' });
});
