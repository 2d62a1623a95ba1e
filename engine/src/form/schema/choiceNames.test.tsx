// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
