// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../engine/src/form/fixture/moduleOf.ts';
import { translatePage } from '../../tests/dom/translatePage.ts';
import { fetchFormParts, fluentTheme } from './index.ts';

afterEach(cleanup);

const schema = {
  type: 'object',
  properties: {
    name: { title: 'Name', type: 'string' },
    payout: {
      title: 'Payout',
      type: 'object',
      oneOf: [
        {
          title: 'Bank transfer',
          required: ['by'],
          properties: { by: { const: 'bank' }, account: { title: 'Account', type: 'string' } },
        },
        {
          title: 'PayPal',
          required: ['by'],
          properties: { by: { const: 'paypal' }, address: { title: 'Address', type: 'string' } },
        },
      ],
    },
    episodes: {
      title: 'Episodes',
      type: 'array',
      items: { title: 'Episode', type: 'object', properties: { name: { title: 'Name of the episode', type: 'string' } } },
    },
  },
};

const ui = {
  episodes: { 'ui:widget': 'folded-list', 'ui:options': { titleMember: 'name', itemLabel: 'Episode {n}', foldFrom: 1 } },
  'ui:actions': [{ name: 'send', label: 'Send', busyLabel: 'Sending', mode: 'strict', appearance: 'primary' }],
};

const mount = async (initialData: object, onSubmit = async () => ({ ok: true as const })) => {
  const handle = createRef<FormHandle>();
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={form} theme={fluentTheme} initialData={{ ...initialData }} onSubmit={onSubmit} ref={handle} />
    </FluentProvider>,
  );
  translatePage();
  return handle;
};

let form: Awaited<ReturnType<typeof moduleOf>>;

beforeAll(async () => {
  form = await moduleOf(schema, ui);
  await fetchFormParts(form);
});

describe('in a page that the browser translates', () => {
  it('a form is sent, and its button says so meanwhile', async () => {
    let answer = (_outcome: { ok: true }) => {};
    const onSubmit = vi.fn(
      () =>
        new Promise<{ ok: true }>((resolve) => {
          answer = resolve;
        }),
    );
    await mount({ name: 'Ida' }, onSubmit);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '→Send' })));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '→Sending' })).toBeDefined();
    await act(async () => answer({ ok: true }));
    expect(screen.getByRole('button', { name: '→Send' })).toBeDefined();
  });

  it('of two errors of a field one goes', async () => {
    const handle = await mount({ name: 'Ida' });
    const taken = { path: '/name', keyword: 'taken', message: 'It is taken.' };
    const short = { path: '/name', keyword: 'short', message: 'It is short.' };
    const input = document.getElementById('root_name');
    const note = () => document.getElementById('root_name__error')?.textContent;
    await act(async () => handle.current?.setErrors([taken, short]));
    expect(note()).toBe('→It is taken.→It is short.');
    await act(async () => handle.current?.setErrors([short]));
    expect(note()).toBe('→It is short.');
    await act(async () => handle.current?.setErrors([]));
    expect(note()).toBeUndefined();
    expect(document.getElementById('root_name'), 'not drawn anew after an error').toBe(input);
  });

  it('a group bears the name of the option that was chosen, and a row that of its place', async () => {
    const handle = await mount({ payout: { by: 'bank', account: '12' }, episodes: [{ name: 'One' }, { name: 'Two' }] });
    expect(screen.getByRole('button', { name: /→Episode 2\s*→Two/ })).toBeDefined();
    await act(async () => handle.current?.replace({ payout: { by: 'paypal' }, episodes: [{ name: 'Two' }] }));
    expect(document.getElementById('root_payout__title')?.textContent).toBe('→PayPal');
    expect(screen.getByRole('button', { name: /→Episode 1\s*→Two/ })).toBeDefined();
  });
});
