// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageFoot, usePageFootHeight } from './pageFoot.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Foot = () => <footer ref={usePageFoot()} />;
const Height = () => <output>{usePageFootHeight()}</output>;

it('tells what floats over a page how high the buttons at its foot are, as they wrap, and that they are gone; what takes the focus stays above them', () => {
  let resized: () => void = () => undefined;
  class Observer {
    constructor(observe: () => void) {
      resized = observe;
    }
    observe() {
      resized();
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
  const shown = () => screen.getByRole('status').textContent;
  const kept = () => document.documentElement.style.scrollPaddingBottom;
  const { rerender } = render(<Height />);
  expect(shown()).toBe('0');
  const both = (
    <>
      <Height />
      <Foot />
    </>
  );
  rerender(both);
  expect([shown(), kept()]).toEqual(['57', '57px']);
  height.mockReturnValue(101);
  act(() => resized());
  expect([shown(), kept()]).toEqual(['101', '101px']);
  rerender(<Height />);
  expect([shown(), kept()]).toEqual(['0', '']);
});
