// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';
import example from './list.example.json' with { type: 'json' };

afterEach(cleanup);

const mount = (rows: readonly object[], readOnly = false) => {
  const handle = createRef<FormHandle>();
  const page = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm(example, messages)}
        theme={fluentTheme}
        initialData={JSON.parse(JSON.stringify({ field: rows }))}
        readOnly={readOnly}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const add = () => screen.getByRole('button', { name: 'Add episode' });
  return { ...page, add, handle, field: () => handle.current?.getData().field };
};

const card = (number: number) => screen.getByRole('group', { name: `Episode ${number}` });

describe('a list of rows', () => {
  it('says that it is empty, and adds rows with the focus in their first field (R-130)', async () => {
    const { add } = mount([]);
    expect(screen.getByText(messages.widgets.array.empty)).toBeTruthy();
    fireEvent.click(add());
    const title = within(card(1)).getByRole('textbox', { name: /Episode title/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('when full, keeps its button reachable and says why it does nothing (R-133)', () => {
    const { add, field } = mount([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    expect(add().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(add().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('A series has at most 3 episodes.');
    fireEvent.click(add());
    expect(field()).toHaveLength(3);
  });

  it('removes an empty row at once', async () => {
    const { field } = mount([{ title: 'a' }, { number: 2 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove episode 2' }));
    expect(field()).toEqual([{ title: 'a' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it removes a row that holds something', async () => {
    const { field } = mount([{ title: 'a' }, { title: 'b' }]);
    const remove = screen.getByRole('button', { name: 'Remove episode 1' });
    fireEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(messages.widgets.array.removeQuestion)).toBeTruthy();
    // A control of it, not the dialog itself: one that holds the focus itself may be hidden from everyone.
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(document.activeElement).toBe(confirm));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(field()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(remove));

    fireEvent.click(remove);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(field()).toEqual([{ title: 'b' }]));
  });

  it('bears its name, its hint and its error, and axe finds nothing', async () => {
    const { container, handle } = mount([{ title: 'a' }]);
    const error = { path: '/field', keyword: 'required', message: 'Please upload at least one episode' };
    await act(async () => handle.current?.setErrors([error]));
    const list = screen.getByRole('group', { name: /^Episodes/ });
    const described = (list.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([error.message, example.uiSchema['ui:help']]);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('of values that each have a schema of their own is a group of fields, and axe finds nothing', async () => {
    const sizes = [
      { type: 'integer', title: 'Width' },
      { type: 'integer', title: 'Height' },
    ];
    const pair = { schema: { type: 'array', title: 'Frame', items: sizes }, uiSchema: { 'ui:help': 'In pixels' } };
    const { container } = render(
      <FluentProvider theme={webLightTheme}>
        <SchemaForm form={toForm(pair, messages)} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
      </FluentProvider>,
    );
    within(await screen.findByRole('group', { name: /^Frame/ })).getByRole('textbox', { name: /Height/ });
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('read-only, has no buttons', () => {
    mount([{ title: 'a' }], true);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(within(card(1)).getByRole('textbox')).toMatchObject({ readOnly: true, value: 'a' });
  });
});
