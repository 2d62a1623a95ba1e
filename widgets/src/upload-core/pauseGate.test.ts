import { expect, it, vi } from 'vitest';
import { createPauseGate } from './pauseGate.ts';

it('a gate that was opened, closed and given up at once lets nobody wait for ever', async () => {
  const gate = createPauseGate();
  const ending = new AbortController();
  gate.pause();
  const waiting = gate.passed(ending.signal);
  gate.resume();
  gate.pause();
  ending.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

it('a gate leaves nothing behind on the signal of an upload that was held and went on', async () => {
  const gate = createPauseGate();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  gate.pause();
  const waiting = gate.passed(signal);
  gate.resume();
  await waiting;
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});
