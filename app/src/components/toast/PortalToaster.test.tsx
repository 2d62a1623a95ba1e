// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';

const fetched = vi.hoisted(() => ({ times: 0 }));
vi.mock('./ToastStack.tsx', async (fetchIt) => {
  fetched.times += 1;
  return fetchIt();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what says that the server is away is there before the first press on a page that was only looked at', async () => {
  vi.useFakeTimers();
  await mountScreen(null);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(fetched.times).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await vi.waitFor(() => expect(fetched.times).toBe(1));
});
