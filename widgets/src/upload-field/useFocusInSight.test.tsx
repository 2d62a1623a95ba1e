// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusInSight } from './useFocusInSight.ts';

let resized = () => {};
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  cleanup();
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

function Part() {
  const part = useRef<HTMLDivElement>(null);
  useFocusInSight(part);
  return (
    <div ref={part}>
      <button type="button">Replace</button>
    </div>
  );
}

/** @returns makes the part `growth` px higher, with its button at `top` px of the window then */
const mount = () => {
  const { getByRole } = render(<Part />);
  const button = getByRole('button');
  const part = button.parentElement as HTMLElement;
  return {
    button,
    grow(growth: number, top: number) {
      const height = part.offsetHeight + growth;
      Object.defineProperty(part, 'offsetHeight', { value: height, configurable: true });
      button.getBoundingClientRect = () => new DOMRect(0, top, 90, 32);
      resized();
    },
  };
};

it('a button with the focus is scrolled back into sight when what is above it grows', () => {
  const { button, grow } = mount();
  button.focus();
  grow(80, window.innerHeight - 10);
  expect(scrolled.mock.contexts).toEqual([button]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

it.each([
  ['has no focus', false, 80, 700],
  ['is not pushed away, as the part gets lower', true, -80, 700],
  ['was scrolled out at the lower edge before', true, 80, 5000],
  ['was scrolled out at the upper edge before', true, 80, -200],
])('nothing moves when the button %s', (_case, isFocused, growth, top) => {
  const { button, grow } = mount();
  if (isFocused) button.focus();
  grow(growth, top);
  expect(scrolled).not.toHaveBeenCalled();
});
