// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPress } from './keepPress.ts';

afterEach(cleanup);

const mount = () => {
  render(
    <div {...keepPress}>
      <button type="button">Save</button>
      <span>text</span>
    </div>,
  );
  const button = screen.getByRole('button');
  const bound = new Set<number>();
  Object.assign(button, {
    setPointerCapture: vi.fn((id: number) => bound.add(id)),
    hasPointerCapture: (id: number) => bound.has(id),
    releasePointerCapture: (id: number) => bound.delete(id),
  });
  return { button, bound };
};

const pointer = (type: string, init: PointerEventInit) =>
  Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerId: 1, pointerType: init.pointerType ?? 'mouse' });

describe('a press on a button that may slip away', () => {
  it.each([
    ['stays bound while the pointer rests', { clientX: 104, clientY: 104 }, true],
    ['is taken back when the pointer is moved away', { clientX: 100, clientY: 130 }, false],
  ])('%s', (_name, moved, isBound) => {
    const { button, bound } = mount();
    fireEvent(button, pointer('pointerdown', { button: 0, clientX: 100, clientY: 100 }));
    expect(bound.has(1)).toBe(true);
    fireEvent(button, pointer('pointermove', moved));
    expect(bound.has(1)).toBe(isBound);
  });

  it.each([
    ['a finger', { button: 0, pointerType: 'touch' }],
    ['the right mouse button', { button: 2 }],
  ])('is left to the browser for %s', (_name, init) => {
    const { button, bound } = mount();
    fireEvent(button, pointer('pointerdown', init));
    expect(bound.size).toBe(0);
  });

  it('is the button’s own when it takes the pointer to be dragged', () => {
    const { button, bound } = mount();
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    fireEvent(button, pointer('pointerdown', { button: 0, clientX: 100, clientY: 100, cancelable: true }));
    fireEvent(button, pointer('pointermove', { clientX: 100, clientY: 400 }));
    expect(bound.has(1)).toBe(true);
  });

  it('beside buttons binds nothing', () => {
    const { bound } = mount();
    fireEvent(screen.getByText('text'), pointer('pointerdown', { button: 0 }));
    expect(bound.size).toBe(0);
  });
});
