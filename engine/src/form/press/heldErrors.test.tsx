// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

const name = { title: 'Name', type: 'string', maxLength: 3 };
const form = await moduleOf(
  {
    type: 'object',
    properties: {
      title: { title: 'Title', type: 'string', maxLength: 5 },
      rows: { title: 'Rows', type: 'array', items: { title: 'Row', type: 'object', properties: { name } } },
    },
  },
  { rows: { 'ui:options': { itemLabel: 'Row {n}' } }, 'ui:actions': [{ name: 'submit', label: 'Send', mode: 'strict' }] },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function mount() {
  const ref = createRef<FormHandle>();
  const initialData = { title: 'Fine', rows: [{ name: 'a' }, { name: 'b' }] };
  render(
    <SchemaForm form={form} theme={plainTheme} initialData={initialData} onSubmit={async () => ({ ok: true })} ref={ref} />,
  );
  return ref;
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const errors = () => [...document.querySelectorAll('[data-error]')].map((node) => node.getAttribute('data-error'));
const lines = () => [...document.querySelectorAll('nav [data-path]')].map((node) => node.getAttribute('data-path'));
const pointer = (type: string) => act(() => fireEvent(document.body, new Event(type, { bubbles: true })));
/** So long that all is shown that waited. What files before this one left behind may run on without end. */
const settle = () => act(() => vi.advanceTimersByTime(2000));

/** Writes into a field and leaves it. */
function write(id: string, value: string) {
  act(() => field(id).focus());
  fireEvent.change(field(id), { target: { value } });
  act(() => field(id).blur());
}

describe('while the pointer is down', () => {
  it.each([
    ['pointerdown', 'pointerup'],
    ['mousedown', 'mouseup'],
    ['pointerdown', 'pointercancel'],
    ['pointerdown', 'contextmenu'],
  ])('messages wait from %s until the click after %s', (down, up) => {
    mount();
    pointer(down);
    write('root_title', 'far too long');
    expect(errors()).toEqual([]);
    pointer(up);
    expect(errors()).toEqual([]);
    settle();
    expect(errors()).toEqual(['root_title']);

    pointer(down);
    write('root_title', 'fine');
    expect(errors()).toEqual(['root_title']);
    pointer(up);
    settle();
    expect(errors()).toEqual([]);
  });

  it('messages wait in the form that stays when another one goes', () => {
    const other = render(<SchemaForm form={form} theme={plainTheme} idPrefix="other" onSubmit={async () => ({ ok: true })} />);
    mount();
    other.unmount();
    pointer('pointerdown');
    write('root_title', 'far too long');
    expect(errors()).toEqual([]);
    pointer('pointerup');
    settle();
    expect(errors()).toEqual(['root_title']);
  });

  it('messages wait in the document of a frame, too', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const { contentDocument: other } = frame;
    if (!other) throw new Error('no document in the frame');
    render(createPortal(<SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />, other.body));
    const title = other.getElementById('root_title');
    const shown = () => other.querySelectorAll('[data-error]').length;
    if (!title) throw new Error('no field in the frame');
    const tell = (type: string) => {
      const event = other.createEvent('Event');
      event.initEvent(type, true, true);
      act(() => void other.body.dispatchEvent(event));
    };
    act(() => title.focus());
    fireEvent.change(title, { target: { value: 'far too long' } });
    tell('pointerdown');
    act(() => title.blur());
    expect(shown()).toBe(0);
    tell('pointerup');
    settle();
    expect(shown()).toBe(1);
  });

  it('those that come and go are never shown', () => {
    mount();
    pointer('pointerdown');
    write('root_title', 'far too long');
    write('root_title', 'fine');
    pointer('pointerup');
    settle();
    expect(errors()).toEqual([]);
  });

  it('what the host found stays where it is edited', () => {
    const ref = mount();
    act(() => ref.current?.setErrors([{ path: '/title', keyword: 'taken', message: 'Taken' }]));
    pointer('pointerdown');
    write('root_title', 'other');
    expect(errors()).toEqual(['root_title']);
    pointer('pointerup');
    settle();
    expect(errors()).toEqual([]);
  });

  it('a refused submission shows all at once, for its press is over', async () => {
    mount();
    pointer('pointerdown');
    write('root_title', 'far too long');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    expect(errors()).toEqual(['root_title']);
    expect(lines()).toEqual(['/title']);
    pointer('pointerup');
    settle();
    expect(errors()).toEqual(['root_title']);
  });

  it('the messages of a row go with it', () => {
    const ref = mount();
    act(() => ref.current?.setErrors([{ path: '/rows/0/name', keyword: 'x', message: 'From the host' }]));
    pointer('pointerdown');
    act(() => ref.current?.setValue('/title', 'far too long'));
    act(() => screen.getByRole('button', { name: 'Remove 1' }).click());
    expect(errors()).toEqual([]);
    pointer('pointerup');
    settle();
    expect(errors()).toEqual([]);
  });
});
