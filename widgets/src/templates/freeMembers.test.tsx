// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { prepareForm, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from '../fluentTheme.ts';

afterEach(cleanup);

it('buttons of objects with free names say which object and which member they are about', async () => {
  const free = { type: 'object', additionalProperties: { type: 'string' } };
  const form = await moduleOf({
    type: 'object',
    properties: { prices: { title: 'Prices', ...free }, places: { title: 'Places', ...free } },
  });
  await prepareForm(form);
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        form={form}
        theme={fluentTheme}
        initialData={{ prices: { small: '1', large: '2' } }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  for (const name of ['Add Prices', 'Add Places', 'Remove small', 'Remove large'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  const add = screen.getByRole('button', { name: 'Add Prices' });
  expect(getComputedStyle(add).justifySelf, 'as wide as its text, as that of a list').toBe('start');
});

describe('a name that is typed', () => {
  const open = async (data: JsonObject) => {
    const tags = { title: 'Tags', type: 'object', additionalProperties: { type: 'string' } };
    const form = await moduleOf({ type: 'object', properties: { tags } });
    await prepareForm(form);
    const onSubmit = vi.fn(async () => ({ ok: true }) as const);
    render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={form} theme={fluentTheme} initialData={{ tags: data }} onSubmit={onSubmit} />
      </FluentProvider>,
    );
    const name = await screen.findByDisplayValue('small');
    act(() => name.focus());
    fireEvent.input(name, { target: { value: 'tiny' } });
    return { name, onSubmit };
  };

  it('is sent with Enter, and can be typed on', async () => {
    const { name, onSubmit } = await open({ small: '1', large: '2' });
    await act(async () => void fireEvent.keyDown(name, { key: 'Enter' }));
    expect(onSubmit).toHaveBeenCalledWith({ action: 'submit', mode: 'strict', data: { tags: { tiny: '1', large: '2' } } });
    expect(document.activeElement).toHaveProperty('value', 'tiny');
  });

  it('is told apart from the value of a member whose name ends alike', async () => {
    await open({ small: '1', 'small-key': '2' });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
