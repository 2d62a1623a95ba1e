// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gradually } from './Gradually.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const drawn: number[] = [];
const draw = (row: number) => {
  drawn.push(row);
  return <li key={row}>{row}</li>;
};
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => at);
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent));
/** So long that the next rows come. What files before this one left behind may have timers, too: none is counted. */
const wait = () => act(async () => void vi.advanceTimersByTime(1));

it('draws the first rows at once and all the others after them, each once and in their order', async () => {
  drawn.length = 0;
  const rows = rowsOf(210);
  const { rerender } = render(<Gradually rows={rows} draw={draw} />);
  expect(shown()).toEqual(rowsOf(50));
  await wait();
  expect(shown()).toEqual(rowsOf(100));
  for (let n = 0; n < 3; n += 1) await wait();
  expect(shown()).toEqual(rows);
  await wait();
  expect(drawn).toEqual(rows);

  rerender(<Gradually rows={rowsOf(212).slice(1)} draw={draw} />);
  expect(shown()).toEqual(rowsOf(212).slice(1));
});

it('draws a short list whole, and waits for nothing', async () => {
  drawn.length = 0;
  render(<Gradually rows={rowsOf(50)} draw={draw} />);
  expect(shown()).toEqual(rowsOf(50));
  await wait();
  expect(drawn).toEqual(rowsOf(50));
});
