// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { axeViolations } from '../conformance/axeViolations.ts';
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';

const example = {
  schema: {
    title: 'Cast',
    type: 'array',
    minItems: 2,
    items: { type: 'object', title: 'Actor', properties: { name: { type: 'string', title: 'Name' } } },
  },
  uiSchema: {
    'ui:help': 'In the order of the credits.',
    'ui:options': { itemLabel: 'Actor {n}', orderable: true, copyable: true, insertable: true, undoRemove: true, fixedRows: 1 },
  },
} as const;

afterEach(cleanup);

const mount = (count: number, shown: Parameters<typeof toForm>[0] = example, required: string[] = ['field']) => {
  const form = toForm(shown, messages);
  const handle = createRef<FormHandle>();
  const field = Array.from({ length: count }, (_, index) => ({ name: `${index + 1}` }));
  const page = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={{ ...form, schema: { ...form.schema, required } }}
        theme={fluentTheme}
        initialData={{ field }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const names = () =>
    [handle.current?.getData()['field'] ?? []].flat().map((row) => String(Reflect.get(Object(row), 'name') ?? ''));
  return { ...page, names };
};

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

describe('rows of a list', () => {
  it('move with the arrow keys on their handle, each of twenty keys, and say where to', () => {
    const { names } = mount(25);
    const handle = button('Move Actor 2');
    handle.focus();
    for (let key = 0; key < 20; key += 1) fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(names().indexOf('2')).toBe(21);
    expect(document.activeElement).toBe(handle);
    expect(said()).toBe('Actor 21 moved to place 22 of 25.');
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(names().indexOf('2')).toBe(20);
  });

  it('move to the ends of the list with Home and End, but not before a row that is fixed', () => {
    const { names } = mount(25);
    fireEvent.keyDown(button('Move Actor 20'), { key: 'Home' });
    expect(names().indexOf('20')).toBe(1);
    fireEvent.keyDown(button('Move Actor 2'), { key: 'End' });
    expect(names().at(-1)).toBe('20');
    expect(said()).toBe('Actor 2 moved to place 25 of 25.');
  });

  it('at the top stay there when the uiSchema fixes them', () => {
    const { names } = mount(3);
    expect(screen.queryByRole('button', { name: 'Move Actor 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Actor 1' })).toBeNull();
    fireEvent.keyDown(button('Move Actor 2'), { key: 'ArrowUp' });
    expect(names()).toEqual(['1', '2', '3']);
  });

  it('are added between others, with the focus in them', () => {
    const { names } = mount(3);
    fireEvent.click(button('Add before Actor 3'));
    expect(names()).toEqual(['1', '2', '', '3']);
    expect(document.activeElement?.id).toBe('root_field_2_name');
  });

  it('are removed into such a line too with nothing in them but what is typed just then', () => {
    const { names, container } = mount(2);
    fireEvent.click(container.querySelector('#root_field__add') ?? container);
    const typed = container.querySelector<HTMLInputElement>('#root_field_2_name');
    fireEvent.input(typed ?? container, { target: { value: 'new' } });
    // As the command of a screen reader or of the voice does, without the focus.
    fireEvent.click(button('Remove Actor 3'));
    fireEvent.click(button('Undo: Actor 3'));
    expect(names()).toEqual(['1', '2', 'new']);
  });

  it('are removed into a line that brings them back', async () => {
    const { names, container } = mount(4);
    fireEvent.click(button('Remove Actor 3'));
    expect(names()).toEqual(['1', '2', '4']);
    expect(said()).toBe('Actor 3 removed.');
    const undo = button('Undo: Actor 3');
    expect(document.activeElement).toBe(undo);
    expect(await axeViolations(container)).toEqual([]);
    fireEvent.click(undo);
    expect(names()).toEqual(['1', '2', '3', '4']);
    expect(said()).toBe('Actor 3 is back.');
  });

  it('come back only while the list has room, and say so', () => {
    const { names } = mount(3, { ...example, schema: { ...example.schema, maxItems: 3 } });
    fireEvent.click(button('Remove Actor 3'));
    const undo = button('Undo: Actor 3');
    expect(undo.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button('Add Cast'));
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(undo.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 3.');
    fireEvent.click(undo);
    expect(names()).toEqual(['1', '2', '']);
    fireEvent.click(button('Remove Actor 2'));
    fireEvent.click(button('Undo: Actor 3'));
    expect(names()).toEqual(['1', '', '3']);
  });

  it('leave the focus to their list when the last goes and none can be added', () => {
    const { title, items } = example.schema;
    mount(1, { schema: { title, type: 'array', items }, uiSchema: { 'ui:help': '', 'ui:options': { addable: false } } });
    const remove = button('Remove Actor 1');
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement?.id).toBe('root_field');
  });

  it('that the list cannot do without keep their button, which says why it does nothing', () => {
    const { names } = mount(2);
    const remove = button('Remove Actor 2');
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At least 2.');
    fireEvent.click(remove);
    expect(names()).toEqual(['1', '2']);
  });

  it('can all go but the fixed ones where the list itself can', () => {
    const { names } = mount(2, example, []);
    const remove = button('Remove Actor 2');
    expect(remove.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(remove);
    expect(names()).toEqual(['1']);
  });
});
