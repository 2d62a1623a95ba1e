import { expect, it } from 'vitest';
import { viewsOf } from './demo-views.ts';

const start = Date.UTC(2026, 11, 1);

it.each([
  ['in the first minute of a month', 60_000, 1],
  ['on its first day', 0.5 * 86_400_000, 1],
  ['over thirty days', 30 * 86_400_000, 100],
])('a film is watched %s, and never before or after', (_name, length, least) => {
  const until = start + length;
  for (const rank of [0, 6]) {
    const views = viewsOf(7, { start, until, rank, chance: () => 0.5 });
    expect(views.length).toBeGreaterThanOrEqual(least);
    for (const { at } of views) expect([at.getTime() >= start, at.getTime() < until]).toEqual([true, true]);
    expect(new Set(views.map(({ id }) => id)).size).toBe(views.length);
  }
});
