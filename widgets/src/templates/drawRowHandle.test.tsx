// @vitest-environment jsdom
import type { ArrayRows, FormTexts } from '@reelform/engine';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawRowHandle } from './drawRowHandle.ts';
import { startRowDrag } from './rowDrag.ts';

vi.mock('./rowDrag.ts', () => ({ startRowDrag: vi.fn() }));

const held = new Set<number>();

beforeEach(() => {
  // jsdom has no capture of pointers.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => void held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  });
});

afterEach(() => {
  cleanup();
  held.clear();
  vi.mocked(startRowDrag).mockReset();
  for (const name of ['setPointerCapture', 'hasPointerCapture']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const pointer = (type: 'pointerDown' | 'pointerMove', handle: HTMLElement) => {
  const event = createEvent[type](handle, { button: 0, pointerId: 7 });
  fireEvent(handle, event);
  return event;
};

const drawn = () => {
  const move = vi.fn();
  const rows: Pick<ArrayRows, 'fixedRows' | 'keys' | 'move'> = { fixedRows: 1, keys: () => ['a', 'b', 'c'], move };
  const texts: FormTexts = (name) => name;
  const row = { id: 'handle', rowKey: 'b', label: 'B', disabled: false };
  render(drawRowHandle(row, 'look', texts, rows as ArrayRows)); // what a handle asks for
  return { handle: screen.getByRole('button'), move };
};

it('a row follows the pointer from where it is once the code for that is there', async () => {
  const { handle, move } = drawn();
  const start = pointer('pointerDown', handle);
  expect(document.activeElement).toBe(handle);
  const moved = pointer('pointerMove', handle);
  const followed: Event[] = [];
  vi.mocked(startRowDrag).mockImplementation(() => handle.addEventListener('pointermove', (event) => followed.push(event)));
  await vi.waitFor(() => expect(startRowDrag).toHaveBeenCalledOnce());
  const [given, from, way] = vi.mocked(startRowDrag).mock.calls[0] ?? [];
  expect([given, from, way?.fixedRows, followed]).toEqual([handle, start, 1, [moved]]);
  way?.onDrop(2);
  expect(move).toHaveBeenCalledWith(1, 2);
});

it('a row that was let go before that stays', async () => {
  const { handle } = drawn();
  pointer('pointerDown', handle);
  held.clear();
  await import('./rowDrag.ts');
  await Promise.resolve();
  expect(startRowDrag).not.toHaveBeenCalled();
});
