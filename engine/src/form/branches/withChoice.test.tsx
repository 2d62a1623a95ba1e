// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Activity, createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mail, phone } from '../fixture/contactOptions.ts';
import { field, mount } from '../fixture/editedForm.tsx';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

afterEach(cleanup);

const choice = (keyword: 'oneOf' | 'anyOf', options: readonly object[]) => ({
  type: 'object',
  properties: { way: { title: 'Way', [keyword]: options } },
});

it.each(['oneOf', 'anyOf'] as const)(
  'takes what is typed in an option of %s along before another one is chosen',
  async (keyword) => {
    const { data } = await mount(choice(keyword, [mail, phone]), { way: { mail: 'a' } });
    const select = `root_way__${keyword.toLowerCase()}_select`;
    const switchTo = (value: string) => act(() => void fireEvent.change(field(select), { target: { value } }));
    fireEvent.input(field('root_way_mail'), { target: { value: 'ab' } });
    fireEvent.input(field('root_way_name'), { target: { value: 'n' } });
    // By a screen reader, say, which leaves the focus where it is.
    switchTo('1');
    expect(data()).toEqual({ way: { name: 'n', kind: 'mobile' } });
    expect(field('root_way_name')).toHaveProperty('value', 'n');
    fireEvent.input(field('root_way_name'), { target: { value: 'm' } });
    switchTo('0');
    expect(data()).toEqual({ way: { name: 'm', mail: 'ab' } });
    switchTo('1');
    expect(data()).toEqual({ way: { name: 'm', kind: 'mobile' } });
  },
);

it('chooses no option again when the page is hidden and shown', async () => {
  const form = await moduleOf(choice('oneOf', [mail, phone]));
  const handle = createRef<FormHandle>();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={plainTheme}
        initialData={{ way: { mail: 'a' } }}
        onSubmit={async () => ({ ok: true })}
      />
    </Activity>
  );
  const switchTo = (value: string) => act(() => void fireEvent.change(field('root_way__oneof_select'), { target: { value } }));
  const { rerender } = render(page('visible'));
  fireEvent.input(field('root_way_mail'), { target: { value: 'ab' } });
  switchTo('1');
  switchTo('0');
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(handle.current?.getData()).toEqual({ way: { mail: 'ab' } });
});
