// @vitest-environment jsdom
import { ConfirmDialog } from '@reelform/widgets';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('what says that the server is away is there before the first press on a page that was only looked at', async () => {
  // Fetched with the toasts, and watched in its place: theirs is there already where another page has said something.
  const fetchPart = vi.spyOn(ConfirmDialog, 'fetchPart');
  vi.useFakeTimers();
  await mountScreen(null);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(fetchPart).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetchPart).toHaveBeenCalledOnce();
});
