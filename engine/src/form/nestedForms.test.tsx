// @vitest-environment jsdom

import type { WidgetProps } from '@rjsf/utils';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormModule } from '../validation/types.ts';
import { extendTheme } from './extendTheme.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { SubmitOutcome } from './types.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const send = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] };
const client = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', title: 'Name of the client' } },
};
const order = {
  type: 'object',
  properties: { client: { type: 'string', title: 'Client' }, note: { type: 'string', title: 'Note' } },
};

const beside = (form: ReactNode) => form;
const inDialog = (form: ReactNode) => createPortal(<div role="dialog">{form}</div>, document.body);

describe.each([
  ['beside the control', beside],
  ['in a dialog of it', inDialog],
])('a form that a widget of another draws %s', (_where, place) => {
  const mount = async () => {
    // HTML has no form within a form, of which React tells; the browser's parser is not asked here.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const inner: FormModule = await moduleOf(client, send);
    const outer = await moduleOf(order, { ...send, client: { 'ui:widget': 'client' } });
    const sentInner = vi.fn(async (): Promise<SubmitOutcome> => ({ ok: true }));
    const sentOuter = vi.fn(async (): Promise<SubmitOutcome> => ({ ok: true }));
    const Client = ({ id, value }: WidgetProps) => (
      <section aria-label="New client">
        <output id={id}>{String(value ?? '')}</output>
        {place(
          <div data-testid="inner">
            <SchemaForm form={inner} theme={plainTheme} idPrefix="inner" onSubmit={sentInner} />
          </div>,
        )}
      </section>
    );
    const theme = extendTheme(plainTheme, { widgets: { client: Client } });
    render(<SchemaForm form={outer} theme={theme} onSubmit={sentOuter} />);
    return { sentInner, sentOuter, within: within(screen.getByTestId('inner')) };
  };

  it('has its own fields and judges them', async () => {
    const { within: inner, sentInner } = await mount();
    expect(inner.getByLabelText(/Name of the client/).id).toBe('inner_name');
    fireEvent.click(inner.getByText('Send'));
    await waitFor(() => expect(document.querySelector('[data-error="inner_name"]')).not.toBeNull());
    expect(sentInner).not.toHaveBeenCalled();
  });

  it('is sent without the other, and the other without it', async () => {
    const { within: inner, sentInner, sentOuter } = await mount();
    fireEvent.change(inner.getByLabelText(/Name of the client/), { target: { value: 'Ann' } });
    fireEvent.click(inner.getByText('Send'));
    await waitFor(() => expect(sentInner).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(inner.getByText('Send')).toHaveProperty('disabled', false));
    fireEvent.keyDown(inner.getByLabelText(/Name of the client/), { key: 'Enter' });
    await waitFor(() => expect(sentInner).toHaveBeenCalledTimes(2));
    expect(sentInner).toHaveBeenLastCalledWith({ action: 'send', mode: 'strict', data: { name: 'Ann' } });
    expect(sentOuter).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter' });
    await waitFor(() => expect(sentOuter).toHaveBeenCalledTimes(1));
    expect(sentInner).toHaveBeenCalledTimes(2);
  });
});

it('a plain form of the host in a widget sends what it sends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = vi.fn(async (): Promise<SubmitOutcome> => ({ ok: true }));
  const searched = vi.fn();
  const Search = () => (
    <form onSubmit={searched}>
      <input aria-label="Search" />
    </form>
  );
  const theme = extendTheme(plainTheme, { widgets: { search: Search } });
  const form = await moduleOf(order, { ...send, client: { 'ui:widget': 'search' } });
  render(<SchemaForm form={form} theme={theme} onSubmit={sent} />);
  const field = screen.getByLabelText('Search');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  fireEvent.submit(field.closest('form') ?? field);
  await waitFor(() => expect(searched).toHaveBeenCalledTimes(1));
  expect(sent).not.toHaveBeenCalled();
});
