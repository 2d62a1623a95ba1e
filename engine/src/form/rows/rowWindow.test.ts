// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createRowWindow } from './rowWindow.ts';

afterEach(() => document.body.replaceChildren());

/** A list of this height at the top of the page, whose rows stand this far from there, in CSS pixels. */
function listOf(tops: readonly number[], height = 20_000): readonly HTMLElement[] {
  const list = document.createElement('div');
  document.body.replaceChildren(list);
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
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

it('a row that is about to be drawn, because it came into sight, is waited for by who goes to it just then', () => {
  const redraw = vi.fn();
  const rows = createRowWindow({ redraw, isBusy: () => false, flush: vi.fn() });
  const [row] = listOf([0]);
  if (row) rows.standsIn(row);
  rows.look(['a']);
  expect(redraw).toHaveBeenCalledTimes(1);
  const arrive = vi.fn();
  expect(rows.draw('a', arrive)).toBe(true);
  expect(arrive).not.toHaveBeenCalled();
  if (row) rows.settled('a', row);
  expect(arrive).toHaveBeenCalledWith(row);
  expect(rows.draw('a', arrive)).toBe(false);
});

it.each([
  ['half a date', true],
  ['a text to search for', false],
])('a row far away stays drawn while it holds what is no value, which nothing else knows: %s', (_what, isHalf) => {
  const rows = createRowWindow({ redraw: vi.fn(), isBusy: () => false, flush: vi.fn() });
  const [near, far] = listOf([0, 18_000]);
  const input = document.createElement('input');
  far?.append(input);
  let isBad = isHalf;
  if (!isHalf) input.dataset['unfinished'] = 'kept';
  // jsdom knows no half-typed texts: https://html.spec.whatwg.org/#dom-validitystate-badinput
  Object.defineProperty(input, 'validity', { get: () => ({ badInput: isBad }) });
  for (const [row, key] of [[near, 'a'] as const, [far, 'b'] as const]) if (row) rows.settled(key, row);
  rows.look(['a', 'b']);
  expect(rows.isDrawn('b')).toBe(true);
  isBad = false;
  delete input.dataset['unfinished'];
  rows.look(['a', 'b']);
  expect(rows.isDrawn('b')).toBe(false);
});

it('of a list that scrolls in itself it draws what that shows, not what the page has room for', () => {
  const rows = createRowWindow({ redraw: vi.fn(), isBusy: () => false, flush: vi.fn() });
  const keys = ['a', 'b', 'c', 'd'];
  const drawnAt = (scrolled: number) => {
    const [first] = listOf([-scrolled, 250 - scrolled, 350 - scrolled, 600 - scrolled], 200);
    if (first) rows.standsIn(first);
    rows.look(keys);
    return keys.filter(rows.isDrawn);
  };
  expect(window.innerHeight).toBeGreaterThan(600);
  expect(drawnAt(0)).toEqual(['a', 'b']);
  expect(drawnAt(400)).toEqual(['a', 'b', 'c', 'd']);
  expect(drawnAt(800)).toEqual(['c', 'd']);
});

it('is moved by what scrolls it, not by an input whose text scrolls', () => {
  const rows = createRowWindow({ redraw: vi.fn(), isBusy: () => false, flush: vi.fn() });
  expect(rows.isMovedBy(document)).toBe(false);
  const [row] = listOf([0]);
  if (row) rows.standsIn(row);
  const input = row?.appendChild(document.createElement('input'));
  const movers = [document, document.body, row?.parentElement, row, input].map((one) => one && rows.isMovedBy(one));
  expect(movers).toEqual([true, true, true, false, false]);
});
