import { vi } from 'vitest';
import type { Clock } from './playStory.ts';

/** Vitest's timers as the clock of a story. */
export const fakeClock: Clock = {
  begin: () => void vi.useFakeTimers(),
  pass: (ms) => void vi.advanceTimersByTime(ms),
  end: () => void vi.useRealTimers(),
};
