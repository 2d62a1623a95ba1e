// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, StrictMode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';
import type { SaveOutcome } from './types.ts';
import { useAutosave } from './useAutosave.ts';

const form = await moduleOf({
  type: 'object',
  properties: { a: { title: 'A', type: 'string' }, b: { title: 'B', type: 'string' } },
});
const SAVED = { a: 'old', b: 'old' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What becomes of the form while what saves it stays. */
type Place = 'visible' | 'hidden' | 'gone';

function Page({
  save,
  onDirtyChange,
  place,
}: {
  readonly save: (data: JsonObject) => Promise<SaveOutcome>;
  readonly onDirtyChange: (dirty: boolean) => void;
  readonly place: Place;
}) {
  const handle = useRef<FormHandle>(null);
  const { state, onChange, resolve } = useAutosave({ form: handle, saved: SAVED, save });
  const reset = () => handle.current?.reset({ a: 'theirs', b: 'old' });
  return (
    <>
      {place !== 'gone' && (
        <Activity mode={place}>
          <SchemaForm
            ref={handle}
            form={form}
            theme={plainTheme}
            initialData={SAVED}
            onChange={onChange}
            onDirtyChange={onDirtyChange}
            onSubmit={async () => ({ ok: true })}
          />
        </Activity>
      )}
      <output>{state.status}</output>
      <button type="button" onClick={() => resolve('merge')}>
        Merge
      </button>
      <button type="button" onClick={reset}>
        Load
      </button>
    </>
  );
}

const mount = (save: (data: JsonObject) => Promise<SaveOutcome>) => {
  const onDirtyChange = vi.fn();
  const page = (mode: 'visible' | 'hidden', place: Place) => (
    <StrictMode>
      <Activity mode={mode}>
        <Page save={save} onDirtyChange={onDirtyChange} place={place} />
      </Activity>
    </StrictMode>
  );
  const { rerender, unmount } = render(page('visible', 'visible'));
  const hide = () => rerender(page('hidden', 'visible'));
  const show = () => rerender(page('visible', 'visible'));
  const put = (place: Place) => rerender(page('visible', place));
  return { onDirtyChange, hide, show, put, unmount };
};
const input = (name: string) => document.getElementById(`root_${name}`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('a form that saves itself', () => {
  it('saves nothing that a reset has brought as saved, and what is typed after it', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    mount(save);
    type('b', 'mine');
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    await pass(5000);
    expect([input('a').value, status(), save.mock.calls]).toEqual(['theirs', 'idle', []]);
    type('b', 'new');
    await pass(5000);
    expect(save.mock.calls).toEqual([[{ a: 'theirs', b: 'new' }]]);
  });

  it('saves what was typed when the typing pauses, and is clean then', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    const { onDirtyChange } = mount(save);
    type('a', 'new');
    await pass(200);
    expect(status()).toBe('pending');
    await pass(1000);
    expect(save.mock.calls).toEqual([[{ a: 'new', b: 'old' }]]);
    expect(status()).toBe('saved');
    expect(onDirtyChange.mock.calls.map(([dirty]) => dirty)).toEqual([true, false]);
  });

  it.each(['hide', 'unmount'] as const)('saves what was typed the moment before: %s', async (leave) => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    const page = mount(save);
    type('a', 'new');
    page[leave]();
    await pass(0);
    expect(save.mock.calls).toEqual([[{ a: 'new', b: 'old' }]]);
  });

  it('merges what somebody else has changed', async () => {
    const save = vi
      .fn<(data: JsonObject) => Promise<SaveOutcome>>()
      .mockResolvedValueOnce({ kind: 'conflict', theirs: { a: 'old', b: 'theirs' } })
      .mockResolvedValue({ kind: 'saved' });
    mount(save);
    type('a', 'mine');
    await pass(1500);
    expect(status()).toBe('conflict');
    await act(async () => screen.getByRole('button', { name: 'Merge' }).click());
    await pass(0);
    expect([input('a').value, input('b').value]).toEqual(['mine', 'theirs']);
    expect(save.mock.calls.at(-1)?.[0]).toEqual({ a: 'mine', b: 'theirs' });
    expect(status()).toBe('saved');
  });

  it.each(['hidden', 'gone'] as const)('saves what was typed the moment before its form alone is %s', async (place) => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    const { put } = mount(save);
    type('a', 'new');
    put(place);
    await pass(1500);
    expect(save.mock.calls).toEqual([[{ a: 'new', b: 'old' }]]);
  });

  it.each(['page', 'form'] as const)(
    'is clean when the %s is shown again after a save was answered meanwhile',
    async (what) => {
      const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
      const { onDirtyChange, hide, show, put } = mount(save);
      type('a', 'new');
      if (what === 'page') hide();
      else put('hidden');
      await pass(1500);
      show();
      await pass(0);
      expect(onDirtyChange.mock.calls.map(([dirty]) => dirty)).toEqual([true, false]);
      type('a', 'newer');
      await pass(1500);
      expect(save).toHaveBeenLastCalledWith({ a: 'newer', b: 'old' });
    },
  );

  it('merges what somebody else has changed into a form that is hidden', async () => {
    const save = vi
      .fn<(data: JsonObject) => Promise<SaveOutcome>>()
      .mockResolvedValueOnce({ kind: 'conflict', theirs: { a: 'old', b: 'theirs' } })
      .mockResolvedValue({ kind: 'saved' });
    const { put, onDirtyChange } = mount(save);
    type('a', 'mine');
    put('hidden');
    await pass(1500);
    await act(async () => screen.getByRole('button', { name: 'Merge' }).click());
    await pass(0);
    expect(save.mock.calls.at(-1)?.[0]).toEqual({ a: 'mine', b: 'theirs' });
    put('visible');
    await pass(0);
    expect([input('a').value, input('b').value]).toEqual(['mine', 'theirs']);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('saves at once when the window is hidden that the form is drawn into, and only then', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (!page) throw new Error('jsdom has no frames');
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    const Saved = () => {
      const handle = useRef<FormHandle>(null);
      const { onChange } = useAutosave({ form: handle, saved: SAVED, save });
      const sends = async () => ({ ok: true }) as const;
      const drawn = (
        <SchemaForm ref={handle} form={form} theme={plainTheme} initialData={SAVED} onChange={onChange} onSubmit={sends} />
      );
      return createPortal(drawn, page.body);
    };
    render(<Saved />);
    const show = (one: Document, visibilityState: string) => {
      Object.defineProperty(one, 'visibilityState', { configurable: true, value: visibilityState });
      act(() => void one.dispatchEvent(new Event('visibilitychange')));
    };
    try {
      show(document, 'hidden');
      const control = page.getElementById('root_a') as HTMLInputElement; // drawn by the plain theme
      fireEvent.change(control, { target: { value: 'new' } });
      act(() => void fireEvent.blur(control));
      expect(save).not.toHaveBeenCalled();
      show(page, 'hidden');
      expect(save).toHaveBeenCalledWith({ a: 'new', b: 'old' });
    } finally {
      show(document, 'visible');
      cleanup();
      frame.remove();
    }
  });
});
