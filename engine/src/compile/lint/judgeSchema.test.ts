import { beforeEach, expect, it, vi } from 'vitest';
import { withinTime } from '../withinTime.ts';

beforeEach(() => vi.resetModules());

it.each([1, 2, 4, 8, 16, 32])(
  'judges schemas after a form was stopped that was the first to be judged, after %d ms',
  async (limit) => {
    const { judgeSchema } = await import('./judgeSchema.ts');
    withinTime(limit, () => judgeSchema({ type: 'string' }));
    expect(judgeSchema({ type: 'string', items: { properties: { a: true } } })).toEqual([]);
    expect(judgeSchema({ type: 'word' })).not.toEqual([]);
  },
);
