// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FormLocale } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

const text = { type: 'string' };
const option = (title: string, member: string) => ({
  title,
  type: 'object',
  properties: { [member]: text },
  required: [member],
});
const removable = { undoRemove: true };
const form = await moduleOf(
  {
    type: 'object',
    properties: {
      people: {
        title: 'People',
        type: 'array',
        items: {
          title: 'Person',
          type: 'object',
          properties: {
            way: { title: 'Way', oneOf: [option('Mail', 'mail'), option('Phone', 'phone')] },
            links: { title: 'Links', type: 'array', items: { title: 'Link', type: 'object', properties: { url: text } } },
          },
        },
      },
    },
  },
  {
    people: {
      'ui:options': { ...removable, itemLabel: 'Person {n}' },
      items: { links: { 'ui:options': { ...removable, itemLabel: 'Link {n}' } } },
    },
  },
);
const german: FormLocale = {
  locale: 'de',
  messages: { keywords: {}, formats: {}, widgets: {} },
  texts: { 'Link {n}': 'Verweis {n}' },
};
const person = (mail: string) => ({ way: { mail }, links: [{ url: 'x' }, { url: 'y' }] });

afterEach(cleanup);

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const choose = (value: string) => {
  const select = document.getElementById('root_people_0_way__oneof_select');
  if (select) fireEvent.change(select, { target: { value } });
};

/** Takes away the first link of the first person, or that person, whose button is behind those of the links. */
const remove = (what: 'link' | 'person') =>
  act(() => screen.getAllByRole('button', { name: 'Remove 1' })[what === 'link' ? 0 : 1]?.click());

/** A form in which the first person has another option chosen than before, and one link less. */
function mount() {
  const ref = createRef<FormHandle>();
  const page = (locale?: FormLocale) => (
    <StrictMode>
      <SchemaForm
        form={form}
        theme={plainTheme}
        initialData={{ people: [person('a@b.org'), person('c@d.org')] }}
        onSubmit={async () => ({ ok: true })}
        ref={ref}
        {...(locale && { locale })}
      />
    </StrictMode>
  );
  const { rerender } = render(page());
  choose('1');
  remove('link');
  return { first: () => getIn(ref.current?.getData(), ['people', 0]), ref, speak: () => rerender(page(german)) };
}

it('removed rows and left options stay in reach in another language', () => {
  const { first, speak } = mount();
  speak();
  choose('0');
  click('Undo Verweis 1');
  expect(first()).toEqual(person('a@b.org'));
});

it('removed rows and left options of a row that is brought back are in reach again', () => {
  const { first } = mount();
  remove('person');
  expect(screen.queryByRole('button', { name: 'Undo Link 1' })).toBeNull();
  choose('1');
  choose('0');
  expect(first()).toEqual(person('c@d.org'));
  click('Undo Person 1');
  choose('0');
  click('Undo Link 1');
  expect(first()).toEqual(person('a@b.org'));
});

it('removed rows and left options are forgotten with the row that the host replaces', () => {
  const { first, ref } = mount();
  act(() => ref.current?.setValue('/people/0', { way: { phone: '1' }, links: [] }));
  choose('0');
  expect(screen.queryByRole('button', { name: 'Undo Link 1' })).toBeNull();
  expect(first()).toEqual({ way: {}, links: [] });
});
