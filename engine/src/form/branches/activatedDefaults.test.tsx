// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };

describe('defaults of branches', () => {
  const conditional = {
    type: 'object',
    properties: { kind: { title: 'Kind', ...text } },
    if: { properties: { kind: { const: 'long' } }, required: ['kind'] },
    then: { properties: { minutes: { type: 'string', title: 'Minutes', default: '90' } } },
    else: { properties: { note: { ...text, default: 'short' } } },
  };

  it('are filled in when the person switches the branch on', async () => {
    const { data } = await mount(conditional, { kind: 'x' });
    enter('root_kind', 'long');
    expect(data()).toEqual({ kind: 'long', minutes: '90' });
  });

  it('leave what is entered there, and are not filled in by other changes', async () => {
    const { data } = await mount(conditional, { kind: 'long', minutes: '5' });
    enter('root_kind', 'x');
    enter('root_kind', 'long');
    expect(data()).toEqual({ kind: 'long', minutes: '5', note: 'short' });
  });

  it('are not filled in by loading', async () => {
    const { data, dirty } = await mount(conditional, { kind: 'long' });
    expect([data(), dirty()]).toEqual([{ kind: 'long' }, false]);
  });

  it('are filled in without places of a list and objects that have none', async () => {
    const then = {
      properties: {
        size: { type: 'array', items: [{ type: 'number' }, { type: 'number' }], minItems: 2 },
        range: { type: 'object', properties: { min: { type: 'number' } } },
        at: { type: 'array', items: [{ type: 'number', default: 1 }, { type: 'number' }] },
      },
    };
    const { data } = await mount({
      type: 'object',
      properties: { kind: text },
      if: { properties: { kind: { const: 'bar' } }, required: ['kind'] },
      then,
    });
    enter('root_kind', 'bar');
    await waitFor(() => expect(data()).toEqual({ kind: 'bar', at: [1] }));
    expect(JSON.stringify(data())).toBe('{"kind":"bar","at":[1]}');
  });

  it('of a dependency too, in a row of a list', async () => {
    const row = {
      type: 'object',
      properties: { card: { title: 'Card', ...text } },
      dependencies: { card: { properties: { address: { title: 'Address', ...text, default: 'home' } } } },
    };
    const { data } = await mount({ type: 'object', properties: { rows: { type: 'array', items: row } } }, { rows: [{}, {}] });
    await waitFor(() => field('root_rows_1_card'));
    enter('root_rows_1_card', '4');
    expect(data()).toEqual({ rows: [{}, { card: '4', address: 'home' }] });
  });
});
