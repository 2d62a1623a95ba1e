// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const form = await moduleOf(
  {
    type: 'object',
    properties: {
      agreed: { title: 'Agreed', type: 'boolean' },
      kind: { title: 'Kind', enum: ['Short', 'Long'] },
      genres: { title: 'Genres', type: 'array', uniqueItems: true, items: { enum: ['Noir', 'Heist'] } },
    },
  },
  { kind: { 'ui:widget': 'radio' }, genres: { 'ui:widget': 'checkboxes' } },
);

const mount = async (readOnly = false) => {
  const handle = createRef<FormHandle>();
  const onChange = vi.fn();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={form}
        theme={fluentTheme}
        initialData={{ kind: 'Short' }}
        readOnly={readOnly}
        onChange={onChange}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  await screen.findByLabelText('Heist');
  return { handle, onChange };
};

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sets a choice as an extension does, past React's own note of it, and tells of that. */
const set = (label: string, checked: boolean) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(control(label), checked);
    control(label).dispatchEvent(new Event('input', { bubbles: true }));
    control(label).dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('a choice that a script makes', () => {
  it('is heard of, and can be taken back', async () => {
    const { handle } = await mount();
    set('Agreed', true);
    set('Long', true);
    set('Heist', true);
    expect(handle.current?.getData()).toEqual({ agreed: true, kind: 'Long', genres: ['Heist'] });
    set('Agreed', false);
    set('Heist', false);
    expect(handle.current?.getData()).toMatchObject({ agreed: false, kind: 'Long' });
    expect([control('Agreed').checked, control('Long').checked, control('Heist').checked]).toEqual([false, true, false]);
  });

  it('changes nothing that can only be read', async () => {
    const { handle } = await mount(true);
    set('Agreed', true);
    expect(handle.current?.getData()).toEqual({ kind: 'Short' });
    expect(control('Agreed').checked).toBe(false);
  });

  it('is told of once where a person makes it', async () => {
    const { handle, onChange } = await mount();
    act(() => control('Agreed').click());
    act(() => control('Long').click());
    expect(handle.current?.getData()).toEqual({ agreed: true, kind: 'Long' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
