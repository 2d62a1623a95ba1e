// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubResizeObserver } from '../fixture/stubResizeObserver.ts';
import { useCoveredHeight, usePageFoot, usePageFootHeight, useTrayFoot } from './pageFoot.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
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

it('shows all of a field that the keys came to, not its caret alone, while something covers the window’s lower edge', () => {
  stubResizeObserver();
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { unmount } = render(
    <>
      <textarea />
      <Foot />
    </>,
  );
  const area = screen.getByRole('textbox');
  area.focus();
  fireEvent.keyUp(area, { key: 'a' });
  expect(scrollIntoView).not.toHaveBeenCalled();
  fireEvent.keyUp(area, { key: 'Tab' });
  expect(scrollIntoView.mock.contexts).toEqual([area]);
  unmount();
  fireEvent.keyUp(document.body, { key: 'Tab' });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('shows all of such a field below the buttons also when the uploads above them have gone', () => {
  stubResizeObserver();
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { rerender } = render(
    <>
      <Foot />
      <Tray />
    </>,
  );
  rerender(<Foot />);
  fireEvent.keyUp(document.body, { key: 'Tab' });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
