// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  // TanStack Query hears of it only while a screen is mounted, and would ask for nothing in the files that come after.
  act(() => void window.dispatchEvent(new Event('online')));
  cleanup();
});

const unkept =
  'You are offline. What you enter here is not kept on this device: please stay on this page until you are online again.';

it.each([
  ['/films/view/7', 'You are offline. What you type is kept on this device.'],
  ['/payment?activetab=paymentSetUp', unkept],
  ['/change-password', unkept],
  ['/my-channel/7/assign-video-order', 'You are offline. What you type is kept on this device.'],
])('at %s says offline what becomes of what is typed', async (at, words) => {
  await mountScreen(<OfflineBanner />, { at });
  expect(screen.queryByText(/You are offline/)).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const said = screen.getByText(/You are offline/);
  expect(said.textContent).toBe(words);
  expect(said.closest('[aria-labelledby]'), 'named by a title that it does not have').toBeNull();
});
