import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('lets so much run at once, in its order, whatever fails', async () => {
    const takeTurn = createTurns(2);
    const began: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      began.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
      if (number % 2) throw new Error('odd');
      return number;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => takeTurn(7, work(number))));
    expect(most).toBe(2);
    expect(began).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, false]);
    expect(await takeTurn(7, work(6))).toBe(6);
  });

  it('lets everybody who waits begin one in turn', async () => {
    const takeTurn = createTurns(1);
    const began: number[] = [];
    const bring = (person: number) =>
      takeTurn(person, async () => {
        began.push(person);
        await new Promise((done) => setTimeout(done, 1));
      });
    await Promise.all([1, 1, 1, 1, 2, 3, 2].map(bring));
    expect(began).toEqual([1, 1, 2, 3, 1, 2, 1]);
  });
});
