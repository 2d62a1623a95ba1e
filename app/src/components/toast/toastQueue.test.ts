import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestWait, onToast, speak, takeToasts } from './toastQueue.ts';

const away = { intent: 'error', text: 'The server can not be reached.' } as const;
const done = { intent: 'success', text: 'Saved.' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a toast for a toaster whose code comes late, as long as it would have been shown', () => {
  const end = onToast(() => undefined);
  speak(away);
  vi.advanceTimersByTime(longestWait - 1);
  speak(done);
  expect(takeToasts()).toEqual([away, done]);
  speak(away);
  vi.advanceTimersByTime(1);
  speak(done);
  vi.advanceTimersByTime(longestWait - 1);
  expect(takeToasts()).toEqual([done]);
  end();
});
