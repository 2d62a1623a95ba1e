// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { field } from '../fixture/editedForm.tsx';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';

afterEach(cleanup);

const send = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] };
const named = (title: string) => ({ required: ['name'], properties: { name: { title, type: 'string', minLength: 3 } } });
const option = (kind: string, title: string) => ({
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: { const: kind }, ...named(title).properties },
});
const kind = { type: 'string', enum: ['person', 'firm'] };
const isPerson = { required: ['kind'], properties: { kind: { const: 'person' } } };
const owners = {
  option: { title: 'Owner', oneOf: [option('person', 'First name'), option('firm', 'Firm')] },
  condition: { type: 'object', properties: { kind }, if: isPerson, then: named('First name'), else: named('Firm') },
  member: {
    type: 'object',
    properties: { kind },
    dependencies: { vat: named('Firm'), born: named('First name') },
  },
};

async function refuse(properties: object, initialData: JsonObject) {
  const form = await moduleOf({ type: 'object', properties }, send);
  render(<SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={async () => ({ ok: true })} />);
  const button = await screen.findByRole('button', { name: 'Send' });
  await act(async () => button.click());
}

const lines = () => [...document.querySelectorAll('nav [data-path]')].map((line) => line.textContent?.split(':')[0]);

describe('R5: a line of the summary names a field as it stands on the page, where branches name it differently', () => {
  it.each<[what: string, owner: object, person: JsonObject, firm: JsonObject]>([
    ['options of a choice', owners.option, { kind: 'person', name: 'A' }, { kind: 'firm', name: 'A' }],
    ['sides of a condition', owners.condition, { kind: 'person', name: 'A' }, { kind: 'firm', name: 'A' }],
    ['what other members bring', owners.member, { born: 1, name: 'A' }, { vat: 1, name: 'A' }],
  ])('%s', async (_what, owner, person, firm) => {
    await refuse({ one: owner, other: owner }, { one: person, other: firm });
    await waitFor(() => expect(lines()).toEqual(['First name', 'Firm']));
  });

  it('in rows, and by what is chosen now', async () => {
    const rows = { type: 'array', title: 'Owner', items: owners.option };
    await refuse(
      { rows },
      {
        rows: [
          { kind: 'firm', name: 'A' },
          { kind: 'person', name: 'B' },
        ],
      },
    );
    await waitFor(() => expect(lines()).toEqual(['Owner 1', 'Owner 2']));
    const texts = () => [...document.querySelectorAll('nav [data-path]')].map((line) => line.textContent?.split(': ')[1]);
    expect(texts()).toEqual(['Firm', 'First name']);
    fireEvent.change(field('root_rows_0__oneof_select'), { target: { value: '0' } });
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    await waitFor(() => expect(texts()).toEqual(['First name', 'First name']));
  });
});
