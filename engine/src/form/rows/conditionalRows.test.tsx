// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { prepareForm } from '../prepareForm.ts';
import { SchemaForm } from '../SchemaForm.tsx';

afterEach(cleanup);

const seats = { properties: { seats: { title: 'Seats', type: 'integer' } } };
const indoors = { properties: { kind: { const: 'indoors' } }, required: ['kind'] };
const place = { type: 'object', properties: { kind: { title: 'Kind', type: 'string' } } };

describe('rows of a definition that says more for some data (R3)', () => {
  it.each([
    ['if and then', { ...place, if: indoors, then: seats }],
    ['a dependency', { ...place, dependencies: { kind: seats } }],
    ['a definition that is another one', { $ref: '#/definitions/whole' }],
    ['a part that it is made of', { ...place, allOf: [{ if: indoors, then: seats }] }],
  ])('draw for each what it has: %s', async (_words, definition) => {
    const form = await moduleOf({
      type: 'object',
      properties: { places: { title: 'Places', type: 'array', items: { $ref: '#/definitions/place' } } },
      definitions: { place: definition, whole: { ...place, if: indoors, then: seats } },
    });
    await prepareForm(form);
    const initialData = { places: [{ kind: 'indoors', seats: 3 }, {}, { kind: 'indoors', seats: 5 }] };
    render(<SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={async () => ({ ok: true })} />);
    const values = () => screen.getAllByLabelText('Seats').map((input) => input instanceof HTMLInputElement && input.value);
    expect(values()).toEqual(['3', '5']);
    const second = screen.getAllByLabelText('Kind')[1];
    if (!second) throw new Error('The second row has no kind');
    fireEvent.change(second, { target: { value: 'indoors' } });
    fireEvent.blur(second);
    expect(values()).toEqual(['3', '', '5']);
  });
});
