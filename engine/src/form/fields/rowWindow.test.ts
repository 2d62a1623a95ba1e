// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createRowWindow } from './rowWindow.ts';

/** A list whose rows stand this far from the top, in CSS pixels. */
function listOf(tops: readonly number[]): readonly HTMLElement[] {
  const list = document.createElement('div');
  document.body.replaceChildren(list);
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20_000);
  return tops.map((top) => {
    const row = document.createElement('div');
    row.setAttribute('aria-posinset', '1');
    row.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    list.append(row);
    return row;
  });
}

it('a row far away that someone goes to is not sent to rest before it has come onto the page', () => {
  const rows = createRowWindow({ redraw: vi.fn(), isBusy: () => false, flush: vi.fn() });
  const [near, , far] = listOf([0, 9000, 18_000]);
  if (near) rows.standsIn(near);
  const arrive = vi.fn();
  expect(rows.draw('c', arrive)).toBe(true);
  rows.look(['a', 'b', 'c']);
  expect(['a', 'b', 'c'].map(rows.isDrawn)).toEqual([true, false, true]);
  if (far) rows.settled('c', far);
  expect(arrive).toHaveBeenCalledWith(far);
  rows.look(['a', 'b', 'c']);
  expect(rows.isDrawn('c')).toBe(false);
});
