// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { moduleOf } from '../../engine/src/form/fixture/moduleOf.ts';
import { fluentTheme } from './index.ts';

afterEach(cleanup);

/** A form in a shadow tree, as custom elements draw it. */
const mount = async () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const tree = host.attachShadow({ mode: 'open' });
  const container = tree.appendChild(document.createElement('div'));
  const handle = createRef<FormHandle>();
  const arrived: ((value: string) => void)[] = [];
  const upload = () => new Promise<{ value: string }>((resolve) => arrived.push((value) => resolve({ value })));
  const properties = {
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    files: { title: 'Files', type: 'array', items: { type: 'string' } },
    names: { title: 'Names', type: 'array', items: { type: 'string' } },
  };
  const ui = {
    tags: { 'ui:widget': 'tag-picker', 'ui:options': { creatable: true } },
    files: { 'ui:widget': 'file-upload' },
    names: { 'ui:options': { confirmRemove: true } },
  };
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={await moduleOf({ type: 'object', properties }, ui)}
        theme={fluentTheme}
        services={{ uploads: { upload } }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
    { container, baseElement: container },
  );
  const find = <Found extends HTMLElement>(selector: string) =>
    waitFor(() => {
      const found = tree.querySelector<Found>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    });
  const finish = (value: string) => act(async () => arrived[0]?.(value));
  return { tree, find, finish, data: () => handle.current?.getData() };
};

it('in a shadow tree a text that is typed stays while another window is looked at, and is added when it is left', async () => {
  const { find, data } = await mount();
  const input = await find<HTMLInputElement>('[role="combobox"]');
  act(() => input.focus());
  await act(async () => fireEvent.change(input, { target: { value: 'noir' } }));
  // The window is left: its document keeps the focus where it is.
  await act(async () => fireEvent.blur(input));
  expect([input.value, data()]).toEqual(['noir', {}]);
  await act(async () => input.blur());
  await waitFor(() => expect(data()).toEqual({ tags: ['noir'] }));
});

it('in a shadow tree the focus stays in an upload whose button goes with what it is about', async () => {
  const { tree, find, finish } = await mount();
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  const chooser = await find<HTMLInputElement>('input[type="file"]');
  await act(async () => fireEvent.change(chooser, { target: { files: [file] } }));
  const cancel = await waitFor(() => {
    const found = [...tree.querySelectorAll('button')].find((button) =>
      /^cancel/i.test(button.getAttribute('aria-label') ?? button.textContent),
    );
    if (!found) throw new Error('nothing to cancel');
    return found;
  });
  act(() => cancel.focus());
  await finish('films/3/a.pdf');
  await waitFor(() => expect(cancel.isConnected).toBe(false));
  await waitFor(() => expect(tree.activeElement?.id).toBe('root_files'));
});

it('in a shadow tree the focus goes back to the button whose question is declined', async () => {
  const { find } = await mount();
  const add = await find<HTMLButtonElement>('#root_names__add');
  await act(async () => add.click());
  const button = await find<HTMLButtonElement>('#root_names_0__remove');
  const input = await find<HTMLInputElement>('#root_names_0');
  await act(async () => fireEvent.change(input, { target: { value: 'a' } }));
  await act(async () => input.blur());
  act(() => button.focus());
  await act(async () => button.click());
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await act(async () => cancel.click());
  await waitFor(() => expect(button.getRootNode()).toHaveProperty('activeElement.id', 'root_names_0__remove'));
});
