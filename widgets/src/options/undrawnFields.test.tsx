// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, type Option, type OptionSource, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const text = { type: 'string' };
const dependsOn = (pointers: object) => ({
  'ui:widget': 'combobox',
  'ui:options': { source: 'cities', sourceParams: pointers },
});
const several = (pointers: object) => ({ ...dependsOn(pointers), 'ui:widget': 'multi-select' });
const isPrivate = { data: { required: ['isPrivate'], properties: { isPrivate: { const: true } } } };
const hiddenWherePrivate = [{ effect: 'hide', when: isPrivate }];
const form = await moduleOf(
  {
    type: 'object',
    properties: {
      country: text,
      isPrivate: { type: 'boolean' },
      city: text,
      suburb: { type: ['string', 'null'] },
      district: text,
      'a/b': { type: 'array', items: text },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { land: text, city: text, own: text, cities: { type: 'array', items: text } } },
      },
    },
  },
  {
    city: { ...dependsOn({ country: '/country' }), 'ui:rules': hiddenWherePrivate },
    suburb: { ...dependsOn({ country: '/country' }), 'ui:rules': hiddenWherePrivate },
    district: { ...dependsOn({ city: '/city' }), 'ui:rules': hiddenWherePrivate },
    'a/b': { ...several({ country: '/country' }), 'ui:rules': hiddenWherePrivate },
    rows: {
      'ui:options': { orderable: true },
      items: {
        city: dependsOn({ country: '/country' }),
        own: dependsOn({ country: '/rows/-/land' }),
        cities: several({ country: '3/country' }),
      },
    },
  },
);
const asOption = (value: unknown): Option => ({ value: String(value), label: String(value) });
const cities: OptionSource = {
  search: async () => ({ options: [] }),
  get: async (values) => values.map(asOption),
};

const mount = async () => {
  const handle = createRef<FormHandle>();
  const rows = Array.from({ length: 40 }, (_, index) => ({ land: 'de', city: `c${index}`, own: 'x', cities: ['y'] }));
  const initialData = { country: 'de', isPrivate: true, city: 'bonn', suburb: null, district: 'mitte', 'a/b': ['bonn'], rows };
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={fluentTheme}
        sources={{ cities }}
        initialData={initialData}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  await waitFor(() => {
    if (!document.querySelector('#root_rows_0_city')) throw new Error('loading');
  });
  return {
    data: () => handle.current?.getData(),
    row: (index: number): JsonObject => Object([handle.current?.getData()['rows']].flat()[index]),
    set: (pointer: string, value: unknown) => act(async () => handle.current?.setValue(pointer, value)),
    reset: (data: object) => act(async () => handle.current?.reset({ ...initialData, ...data })),
    initialData,
  };
};
const enter = async (id: string, value: string) => {
  const element = document.getElementById(id) ?? document.body;
  await act(async () => void fireEvent.change(element, { target: { value } }));
  await act(async () => void fireEvent.blur(element));
};

it('what was chosen by a value that is entered anew is cleared in rows out of sight and in fields that a rule hides (R6)', async () => {
  const { data, row } = await mount();
  expect(document.getElementById('root_rows_39_city') ?? document.getElementById('root_city')).toBeNull();
  await enter('root_country', 'fr');
  expect(data()).toMatchObject({ country: 'fr', isPrivate: true });
  const { city, suburb, district, 'a/b': list } = data() ?? {};
  expect([city, suburb ?? null, district, list ?? []]).toEqual([undefined, null, undefined, []]);
  for (const index of [0, 20, 39]) expect(row(index)).toMatchObject({ land: 'de', own: 'x' });
  for (const index of [0, 20, 39]) expect([row(index)['city'], row(index)['cities'] ?? []]).toEqual([undefined, []]);
});

it('rows that trade their places, and documents that are loaded, keep what was chosen (R6)', async () => {
  const { data, row, reset, set, initialData } = await mount();
  await set('/rows/39/land', 'fr');
  expect(row(39)).toMatchObject({ land: 'fr', city: 'c39' });
  expect(row(39)).not.toHaveProperty('own');
  await act(async () => document.getElementById('root_rows_0__moveDown')?.click());
  expect(row(0)).toEqual(initialData.rows[1]);
  expect(row(1)).toEqual(initialData.rows[0]);
  await reset({ country: 'fr' });
  expect(data()).toEqual({ ...initialData, country: 'fr' });
  await set('/city', 'paris');
  await set('/country', 'be');
  expect(data()).toMatchObject({ city: 'paris', country: 'be' });
  expect(row(39)).not.toHaveProperty('city');
});
