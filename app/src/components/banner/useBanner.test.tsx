// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBanner } from './useBanner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const mount = () => {
  const { result } = renderHook(useBanner);
  return { message: () => result.current[0], show: (message: string) => act(() => result.current[1](message)) };
};

describe('an error banner (R-056, R-057)', () => {
  it('hides after 5 seconds', () => {
    const { message, show } = mount();
    show('No.');
    wait(4_999);
    expect(message()).toBe('No.');
    wait(1);
    expect(message()).toBeUndefined();
  });

  it('stays for its own 5 seconds when the same message comes again', () => {
    const { message, show } = mount();
    show('No.');
    wait(4_000);
    show('No.');
    wait(4_999);
    expect(message()).toBe('No.');
    wait(1);
    expect(message()).toBeUndefined();
  });
});
