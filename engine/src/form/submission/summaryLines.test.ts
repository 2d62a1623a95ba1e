// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPlaceMemory } from '../data/placeMemory.ts';
import { createFieldIds } from '../fields/fieldIds.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { createFormStore } from '../formStore.ts';
import { summaryLines } from './summaryLines.ts';

const text = { type: 'string' };
const form = await moduleOf({
  type: 'object',
  required: ['rows', 'name', 'place', 'title'],
  properties: {
    rows: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: text } } },
    name: text,
    place: { type: 'object', required: ['city'], properties: { city: text } },
    title: text,
  },
});

/** Pointers of the summary's lines, of a form of which `html` is on the page by now. */
const orderOn = (html: string, mounted: readonly string[]) => {
  const store = createFormStore(form, { rows: [{}], place: {} }, {});
  const [action] = form.actions;
  store.attempt(action?.mode ?? 'strict');
  const root = document.createElement('form');
  root.innerHTML = html;
  const ids = createFieldIds();
  ids.register(['', ...mounted].map((pointer) => ({ pointer, id: { $id: `f${pointer.replaceAll('/', '_')}` } })));
  return summaryLines(store, ids, root).map(({ path }) => path);
};

it.each([
  {
    what: 'all of them drawn',
    html: '<input id="f_title"><input id="f_name"><input id="f_place_city"><input id="f_rows_0_name">',
    mounted: ['/title', '/name', '/place', '/place/city', '/rows', '/rows/0', '/rows/0/name'],
    order: ['/title', '/name', '/place/city', '/rows/0/name'],
  },
  {
    what: 'a list whose part is still being fetched',
    html: '<input id="f_title"><input id="f_name"><input id="f_place_city">',
    mounted: ['/title', '/name', '/place', '/place/city'],
    order: ['/title', '/name', '/place/city', '/rows/0/name'],
  },
  {
    what: 'fields whose layout is still being fetched',
    html: '<input id="f_title">',
    mounted: ['/rows', '/name', '/place', '/title'],
    order: ['/title', '/rows/0/name', '/name', '/place/city'],
  },
  {
    what: 'a field behind a tab that is not open',
    html: '<input id="f_title"><section id="f_place"><p>City</p></section><input id="f_name"><div id="f_rows"><input id="f_rows_0_name"></div>',
    mounted: ['/title', '/name', '/place', '/rows', '/rows/0', '/rows/0/name'],
    order: ['/title', '/place/city', '/name', '/rows/0/name'],
  },
])('the lines of a summary stand in the order of the page, with $what', ({ html, mounted, order }) => {
  expect(orderOn(html, mounted)).toEqual(order);
});

it('fields of several objects that are called the same are told apart by these', async () => {
  const address = {
    type: 'object',
    required: ['street', 'city'],
    properties: { street: { title: 'Street', ...text }, city: text },
  };
  const part = { type: 'object', properties: { billing: { title: 'Billing address', ...address } } };
  const properties = {
    rows: { title: 'Order', type: 'array', items: part },
    billing: part.properties.billing,
    shipping: address,
  };
  const store = createFormStore(
    await moduleOf({ type: 'object', properties }),
    { rows: [{ billing: { city: 'Oslo' } }], billing: { city: 'Oslo' }, shipping: {} },
    {},
  );
  store.attempt('strict');
  const lines = summaryLines(store, createFieldIds(), null);
  expect(lines.map(({ path, label }) => [path, label])).toEqual([
    ['/rows/0/billing/street', 'Order 1: Street'],
    ['/billing/street', 'Billing address: Street'],
    ['/shipping/street', 'shipping: Street'],
    ['/shipping/city', 'city'],
  ]);
});

it('fields of several objects that are called the same are named with these, and a field with two errors once', async () => {
  const address = { type: 'object', properties: { street: { type: 'string', title: 'Street' } } };
  const properties = {
    studio: { ...address, title: 'Studio' },
    office: { ...address, title: 'Office' },
    city: { title: 'City' },
  };
  const form = await moduleOf({ type: 'object', properties });
  const errors = ['/studio/street', '/office/street', '/studio/street', '/city', '/city'].map((path, index) => ({
    path,
    keyword: `k${index}`,
    message: 'Wrong.',
  }));
  const store = { form, shownErrors: () => errors, data: () => ({}), memory: createPlaceMemory() };
  const lines = summaryLines(store, createFieldIds(), null);
  expect(lines.map(({ label }) => label)).toEqual(['Studio: Street', 'Office: Street', 'Studio: Street', 'City', 'City']);
});
