// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { holdPlace } from './holdPlace.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A list of rows of these heights in a box of 300 px that scrolls, each with an input; jsdom lays nothing out. */
function scrolledList(heights: number[], scrolled: number) {
  const scroller = document.body.appendChild(document.createElement('div'));
  const list = scroller.appendChild(document.createElement('div'));
  scroller.style.overflowY = 'auto';
  Object.defineProperties(scroller, { scrollHeight: { value: 5000 }, clientHeight: { value: 300 } });
  scroller.scrollTop = scrolled;
  scroller.scrollBy = vi.fn(({ top = 0 }: ScrollToOptions) => {
    scroller.scrollTop += top;
  }) as typeof scroller.scrollBy;
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, 0) - scroller.scrollTop;
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 300);
  const rows = heights.map((_, index) => {
    const row = list.appendChild(document.createElement('div'));
    row.append(document.createElement('input'));
    row.getBoundingClientRect = () => new DOMRect(0, topOf(index), 100, heights[index]);
    return row;
  });
  return { list, scroller, rows, rowsOf: () => [...list.children], topOf };
}

it('the row in the middle of what is in sight stays there while the rows above it grow, where the browser does not see to it', () => {
  const heights = [100, 100, 100, 100, 100, 100];
  const { list, rowsOf, topOf } = scrolledList(heights, 200);
  const settle = holdPlace(list, rowsOf);
  heights.splice(0, 3, 180, 90, 150);
  expect(topOf(3)).toBe(220);
  settle();
  expect(topOf(3)).toBe(100);
});

it('the row with the focus stays, if it is in sight', () => {
  const heights = [100, 100, 100, 100, 100, 100];
  const { list, rows, rowsOf, topOf } = scrolledList(heights, 200);
  const settleOn = (index: number) => {
    rows[index]?.querySelector('input')?.focus();
    const settle = holdPlace(list, rowsOf);
    heights[2] = 150;
    heights[3] = 150;
    return settle;
  };
  settleOn(2)();
  expect(topOf(2)).toBe(0);
  heights.fill(100);
  settleOn(0)();
  expect(topOf(3)).toBe(100);
});

it('what is scrolled meanwhile stays scrolled, and a list that has another number of rows by then is left alone', () => {
  const heights = [100, 100, 100, 100, 100, 100];
  const { list, scroller, rowsOf, topOf } = scrolledList(heights, 200);
  const settle = holdPlace(list, rowsOf);
  heights[0] = 150;
  scroller.scrollTop -= 30;
  settle();
  expect(topOf(3)).toBe(130);
  const settleLess = holdPlace(list, rowsOf);
  heights[0] = 100;
  list.lastElementChild?.remove();
  settleLess();
  expect(topOf(3)).toBe(80);
});

it('where the browser keeps places by itself nothing is scrolled', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const heights = [100, 100, 100, 100];
  const { list, scroller, rowsOf } = scrolledList(heights, 200);
  const settle = holdPlace(list, rowsOf);
  heights[0] = 180;
  settle();
  expect(scroller.scrollBy).not.toHaveBeenCalled();
});
