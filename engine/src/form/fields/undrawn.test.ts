import { describe, expect, it, vi } from 'vitest';
import { createUndrawn } from './undrawn.ts';

describe('what is still to be drawn', () => {
  it('is drawn at once for the one who waits for it, who goes on when all of it is there', () => {
    const undrawn = createUndrawn();
    const draws = [vi.fn(), vi.fn()] as const;
    expect(undrawn.isUnfinished()).toBe(false);
    for (const draw of draws) undrawn.object(draw);
    expect(undrawn.isUnfinished()).toBe(true);
    const then = vi.fn();
    undrawn.finish(then);
    for (const draw of draws) expect(draw).toHaveBeenCalled();
    undrawn.drawn(draws[0]);
    expect(then).not.toHaveBeenCalled();
    undrawn.drawn(draws[1]);
    expect(undrawn.isUnfinished()).toBe(false);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('keeps nobody waiting that goes before it was drawn', () => {
    const undrawn = createUndrawn();
    const forget = undrawn.object(vi.fn());
    const then = vi.fn();
    undrawn.finish(then);
    forget();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is nothing to wait for once it is there', () => {
    const undrawn = createUndrawn();
    const draw = vi.fn();
    undrawn.object(draw);
    undrawn.drawn(draw);
    const then = vi.fn();
    undrawn.finish(then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(draw).not.toHaveBeenCalled();
  });
});
