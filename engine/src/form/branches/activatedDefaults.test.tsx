// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
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

  it('say which option they are of, in a branch that holds from the beginning', async () => {
    const kind = (only: string) => ({
      properties: { kind: { enum: [only] }, fast: { type: 'boolean', default: true } },
      required: ['kind'],
    });
    const way = { type: 'object', oneOf: [kind('post'), kind('train')] };
    const { data } = await mount({ ...conditional, else: { properties: { way } } });
    expect(data()).toEqual({ way: { kind: 'post', fast: true } });
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

describe('defaults of an object that need not be there and asks for more than they have', () => {
  const address = {
    type: 'object',
    properties: {
      street: text,
      country: { ...text, default: 'NO' },
      geo: { type: 'object', properties: { system: { ...text, default: 'WGS84' }, at: text }, required: ['at'] },
    },
    required: ['street', 'country'],
  };
  const form = { type: 'object', properties: { name: text, address } };

  it('begin no new document, which is right without it', async () => {
    const { data } = await mount(form);
    expect(data()).toEqual({});
    enter('root_name', 'Ada');
    expect(data()).toEqual({ name: 'Ada' });
  });

  it('are filled in with the first entry in it, and those of what is within with theirs', async () => {
    const { data } = await mount(form);
    enter('root_address_street', 'Kirkegata 1');
    expect(data()).toEqual({ address: { street: 'Kirkegata 1', country: 'NO' } });
    enter('root_address_country', 'SE');
    enter('root_address_geo_at', '59,10');
    expect(data()).toEqual({ address: { street: 'Kirkegata 1', country: 'SE', geo: { at: '59,10', system: 'WGS84' } } });
  });

  it('leave what is entered first', async () => {
    const { data } = await mount(form);
    enter('root_address_country', 'SE');
    expect(data()).toEqual({ address: { country: 'SE' } });
  });

  it('go with the last entry in it, and stay where they are not alone', async () => {
    const { data, dirty } = await mount(form);
    enter('root_address_geo_at', '59,10');
    enter('root_address_geo_at', '');
    expect([data(), dirty()]).toEqual([{}, false]);
    enter('root_address_street', 'Kirkegata 1');
    enter('root_address_country', 'SE');
    enter('root_address_street', '');
    expect(data()).toEqual({ address: { country: 'SE' } });
  });

  it('go with a choice in it that goes when what was entered there is cleared', async () => {
    const kind = (only: string) => ({ properties: { kind: { enum: [only] }, no: text }, required: ['kind'] });
    const way = { type: 'object', oneOf: [kind('post'), kind('train')] };
    const order = {
      type: 'object',
      required: ['name'],
      properties: { name: text, count: { type: 'integer', default: 1 }, way },
    };
    const { data } = await mount({ type: 'object', properties: { order } });
    enter('root_order_way_no', '7');
    expect(data()).toEqual({ order: { way: { no: '7', kind: 'post' }, count: 1 } });
    enter('root_order_way_no', '');
    expect(data()).toEqual({});
  });

  it('stay out where only what is entered asks for more', async () => {
    const paid = {
      type: 'object',
      properties: { card: text, billing: text, kind: { ...text, default: 'x' } },
      dependencies: { card: ['billing'] },
    };
    const { data } = await mount({ type: 'object', properties: { name: text, paid }, required: ['name'] }, { name: 'Ada' });
    enter('root_paid_card', '4');
    enter('root_paid_card', '');
    expect(data()).toEqual({ name: 'Ada' });
  });

  it('begin no part of a row that is added, and the row itself', async () => {
    const row = { ...address, properties: { ...address.properties, kind: { ...text, default: 'home' }, other: address } };
    const { data } = await mount({ type: 'object', properties: { rows: { type: 'array', items: row } } });
    await waitFor(() => field('root_rows__add'));
    act(() => field('root_rows__add').click());
    await waitFor(() => expect(data()).toEqual({ rows: [{ country: 'NO', kind: 'home' }] }));
  });

  it.each<[name: string, schema: object, begun: object]>([
    ['it must be there', { ...form, required: ['address'] }, { address: { country: 'NO' } }],
    ['it has a default itself', { properties: { address: { ...address, default: {} } } }, { address: { country: 'NO' } }],
    ['an object around it has one', { ...form, default: { address: {} } }, { address: { country: 'NO' } }],
    [
      'they have all that it asks for',
      { properties: { address: { ...address, required: ['country'] } } },
      { address: { country: 'NO' } },
    ],
  ])('begin a new document where %s', async (_name, schema, begun) => {
    const { data } = await mount({ type: 'object', ...schema });
    expect(data()).toEqual(begun);
  });
});
