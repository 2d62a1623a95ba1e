// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubResizeObserver } from '../fixture/stubResizeObserver.ts';
import { useCoveredHeight, usePageFoot, usePageFootHeight, useTrayFoot } from './pageFoot.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Foot = () => <footer ref={usePageFoot()} />;
const Tray = () => <section ref={useTrayFoot()} />;
const Covered = () => <output>{useCoveredHeight()}</output>;
const Height = () => <output>{usePageFootHeight()}</output>;

const kept = () => document.documentElement.style.scrollPaddingBottom;
const shown = () => screen.getByRole('status').textContent;

it('tells what floats over a page how high the buttons at its foot are, as they wrap, and that they are gone; what takes the focus stays above them', () => {
  const resized = stubResizeObserver();
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
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

it('tells how much the uploads cover beside the buttons, and lets the page be scrolled further by them', () => {
  stubResizeObserver();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const room = () => document.documentElement.style.getPropertyValue('--tray-room');
  const { rerender } = render(<Covered />);
  rerender(
    <>
      <Covered />
      <Foot />
      <Tray />
    </>,
  );
  expect([shown(), kept(), room()]).toEqual(['216', '216px', '116px']);
  rerender(<Covered />);
  expect([shown(), kept(), room()]).toEqual(['0', '', '0px']);
});
